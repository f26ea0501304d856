export interface DrawingState {
  readonly selectedKey: string | undefined;
  /** Nodes and edges of a path to show; none if there is no path. */
  readonly litKeys: readonly string[];
}

type Select = (key: string | undefined) => void;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Listens to mouse, touch and keyboard. One element of the drawing is in the tab order; arrows, Home and End move from
 * element to element, Enter and Space select, Escape clears.
 * @returns a function that stops listening.
 */
export function operateDrawing(svg: SVGSVGElement, order: readonly string[], onSelect: Select): () => void {
  const buttons = buttonsOf(svg, order);
  const select = (key: string | undefined): void => {
    onSelect(key);
    // Below a narrow drawing the explanation comes over the page: what was selected has to stay above it.
    const button = buttons.find(({ dataset }) => dataset['key'] === key);
    requestAnimationFrame(() => button?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  };
  const onClick = (event: MouseEvent): void => {
    const key = keyAt(event.target);
    if (key === undefined) return;
    select(key);
    moveFocus(
      buttons,
      buttons.findIndex((button) => button.dataset['key'] === key),
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = buttons.findIndex((button) => button === event.target);
    if (index < 0 || !pressKey(event.key, index, buttons, select)) return;
    // The page has keys of its own for arrows and Space; here they belong to the drawing.
    event.preventDefault();
    event.stopPropagation();
  };
  svg.addEventListener('click', onClick);
  svg.addEventListener('keydown', onKeyDown);
  return () => {
    svg.removeEventListener('click', onClick);
    svg.removeEventListener('keydown', onKeyDown);
  };
}

/** Shows what is selected and lit, to eyes and to screen readers. */
export function showState(svg: SVGSVGElement, order: readonly string[], state: DrawingState): void {
  const lit = new Set(state.litKeys);
  svg.classList.toggle('has-path', lit.size > 0);
  for (const part of svg.querySelectorAll<SVGElement>('[data-key]')) {
    const key = part.dataset['key'] ?? '';
    const isSelected = key === state.selectedKey;
    part.classList.toggle('is-selected', isSelected);
    part.classList.toggle('is-lit', lit.has(key));
    if (part.hasAttribute('aria-pressed')) part.setAttribute('aria-pressed', String(isSelected));
  }
  const buttons = buttonsOf(svg, order);
  const current = buttons.findIndex((button) => button.dataset['key'] === state.selectedKey);
  if (current >= 0 || !buttons.some((button) => button.tabIndex === 0)) putInTabOrder(buttons, Math.max(current, 0));
}

function pressKey(key: string, index: number, buttons: readonly SVGElement[], select: Select): boolean {
  const step = STEPS[key];
  if (step !== undefined) moveFocus(buttons, Math.min(Math.max(index + step, 0), buttons.length - 1));
  else if (key === 'Home') moveFocus(buttons, 0);
  else if (key === 'End') moveFocus(buttons, buttons.length - 1);
  else if (key === 'Enter' || key === ' ') select(buttons[index]?.dataset['key']);
  else if (key === 'Escape') select(undefined);
  else return false;
  return true;
}

function moveFocus(buttons: readonly SVGElement[], index: number): void {
  putInTabOrder(buttons, index);
  buttons[index]?.focus();
}

function putInTabOrder(buttons: readonly SVGElement[], index: number): void {
  buttons.forEach((button, at) => button.setAttribute('tabindex', at === index ? '0' : '-1'));
}

function buttonsOf(svg: SVGSVGElement, order: readonly string[]): readonly SVGElement[] {
  const buttons = [...svg.querySelectorAll<SVGElement>('[role=button]')];
  return order.flatMap((key) => buttons.filter((button) => button.dataset['key'] === key));
}

function keyAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<SVGElement>('[data-key]')?.dataset['key'];
}
