interface Shown {
  title: string;
  message: string;
  link: string;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Shows the notification on this device if permission was granted; otherwise does nothing. */
export function showNotification({ title, message, link }: Shown): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: message });
    shown.onclick = () => {
      if (isWebAddress(link)) window.open(link, '_blank', 'noopener');
    };
  } catch {
    // Some browsers allow notifications from service workers only.
  }
}
