const ASKED_KEY = 'askedToKeepData';

/** True if storage is persistent; `undefined` if the browser does not support that. */
export async function isDataKept(): Promise<boolean | undefined> {
  try {
    return await navigator.storage?.persisted?.();
  } catch {
    return undefined;
  }
}

/** Requests persistent storage; some browsers ask the user, others decide alone. */
export async function requestToKeepData(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}

/** Requests persistent storage once per browser. Call it after a save. */
export async function askToKeepData(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED_KEY) !== null) return;
    localStorage.setItem(ASKED_KEY, 'true');
  } catch {
    return;
  }
  if ((await isDataKept()) === false) await requestToKeepData();
}
