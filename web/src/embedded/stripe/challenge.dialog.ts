const dialogCss = `
  max-width: 26rem; width: calc(100% - 2rem); border: 1px solid currentColor; border-radius: 12px;
  padding: 24px; font: inherit; background: Canvas; color: CanvasText; box-sizing: border-box;`;
const buttonCss =
  'font: inherit; font-weight: 600; padding: 10px 16px; border-radius: 8px; border: 1px solid currentColor; cursor: pointer;';

/** Milliseconds between checks whether the payment was decided elsewhere. */
const pollMs = 1000;

/**
 * Replaces the 3D Secure page on which the cardholder's bank authenticates them. Like Stripe's, it closes when the
 * payment was paid or cancelled in another tab.
 * @param amount the payment's amount, formatted
 * @param isWaiting whether the payment still needs an answer
 * @returns `passed` or `failed` (also by Escape); `elsewhere` if it no longer needs an answer
 */
export function authenticate(
  amount: string,
  isWaiting: () => Promise<boolean>,
): Promise<'passed' | 'failed' | 'elsewhere'> {
  const dialog = document.createElement('dialog');
  dialog.style.cssText = dialogCss;
  const title = document.createElement('h2');
  title.id = 'sandbox-challenge-title';
  title.textContent = 'Your bank asks: is this you?';
  title.style.cssText = 'margin: 0 0 8px; font-size: 1.25rem;';
  dialog.setAttribute('aria-labelledby', title.id);
  const text = document.createElement('p');
  text.style.cssText = 'margin: 0 0 20px; line-height: 1.5;';
  text.textContent = `This stands in for the 3D Secure page of the cardholder's bank. A payment of ${amount} waits for your answer.`;
  const fail = button('Fail authentication', 'background: transparent; color: inherit;');
  const pass = button('Complete authentication', 'background: CanvasText; color: Canvas;');
  const actions = document.createElement('div');
  actions.style.cssText = 'display: flex; flex-wrap: wrap; gap: 12px; justify-content: flex-end;';
  actions.append(fail, pass);
  dialog.append(title, text, actions);

  return new Promise((resolve) => {
    const poll = setInterval(async () => {
      if (!(await isWaiting())) end('elsewhere');
    }, pollMs);
    const end = (outcome: 'passed' | 'failed' | 'elsewhere') => {
      clearInterval(poll);
      // Closing it first returns the focus to its former element.
      dialog.close();
      dialog.remove();
      resolve(outcome);
    };
    fail.addEventListener('click', () => end('failed'));
    pass.addEventListener('click', () => end('passed'));
    dialog.addEventListener('cancel', () => end('failed'));
    document.body.append(dialog);
    dialog.showModal();
    pass.focus();
  });
}

function button(label: string, css: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.style.cssText = buttonCss + css;
  return element;
}
