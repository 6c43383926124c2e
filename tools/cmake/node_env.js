// Lets a wasm program under node see the environment: GoogleTest is steered by it.
Module['preRun'] = () => Object.assign(ENV, process.env);
