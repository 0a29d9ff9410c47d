interface Shown {
  title: string;
  message: string;
  link: string;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Shows the notification on this device, where that was allowed; anywhere else nothing happens. */
export function showNotification({ title, message, link }: Shown): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: message });
    shown.onclick = () => {
      if (isWebAddress(link)) window.open(link, '_blank', 'noopener');
    };
  } catch {
    // Some browsers let only a service worker notify.
  }
}
