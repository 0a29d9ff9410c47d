const ASKED_KEY = 'askedToKeepData';

/** True where storage is persistent; `undefined` where the browser has no persistent storage. */
export async function isDataKept(): Promise<boolean | undefined> {
  try {
    return await navigator.storage?.persisted?.();
  } catch {
    return undefined;
  }
}

/** Asks the browser for that promise; some ask the person, some decide by themselves. */
export async function requestToKeepData(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}

/** After the first save in this browser: asks it, once, to keep what is stored. */
export async function askToKeepData(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED_KEY) !== null) return;
    localStorage.setItem(ASKED_KEY, 'true');
  } catch {
    return;
  }
  if ((await isDataKept()) === false) await requestToKeepData();
}
