// Lets a wasm program under node see the environment: GoogleTest is controlled by it.
Module['preRun'] = () => Object.assign(ENV, process.env);
