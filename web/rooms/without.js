// If the code of a transport cannot be loaded, the page goes on without it, as long as there is
// another one: resolves to whether it has come. Without another one the failure is the caller's.
export async function or_without(another, coming) {
  try {
    await coming;
    return true;
  } catch (error) {
    if (!another) throw error;
    console.warn('only by the mesh:', error);
    return false;
  }
}
