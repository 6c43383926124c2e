// A transport whose code does not come is done without, if there is another one. Resolves to
// whether it has come; without another one the failure is the caller's.
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
