import { useState, type ReactElement } from 'react';
import { PressButton } from '../controls/PressButton.tsx';
import { notify } from '../state/store.ts';
import { orderLink, useArrangement } from './arrangementStore.ts';
import { arrangementText, type Arranged } from './order.ts';
import { goToItem } from './steer.ts';
import { useTalk } from './talkStore.ts';

/** The running order: where the talk is, and where else it could go. In its other form it can be changed. */
export function OrderPanel(): ReactElement | null {
  const { lesson, items, isFromLink, reset, keep } = useArrangement();
  const [isChanging, setChanging] = useState(false);
  const itemId = useTalk(({ talk }) => talk.itemId);
  if (!lesson) return null;
  if (items.length === 0) {
    return (
      <section className="presenter-panel" aria-label="Running order">
        <p className="presenter-soft">This lesson has no running order.</p>
      </section>
    );
  }
  const text = arrangementText(items, lesson.runningOrder);
  return (
    <section className="presenter-panel" aria-label="Running order">
      <h2>Running order</h2>
      {isFromLink ? (
        <p className="presenter-soft">
          This order came with the link. Your own is kept.{' '}
          <button type="button" className="button-quiet" onClick={keep}>
            Make this one mine
          </button>
        </p>
      ) : null}
      <ol className="presenter-order">
        {items.map(({ item, isHidden }, index) => (
          <li key={item.id} data-hidden={isHidden} aria-current={item.id === itemId ? 'true' : undefined}>
            <button type="button" className="presenter-item" onClick={() => goToItem(lesson, item)}>
              {item.title}
            </button>
            {isChanging ? (
              <ItemChanges arranged={items} index={index} />
            ) : (
              <span className="presenter-soft">{isHidden ? 'hidden' : `${item.minutes} min`}</span>
            )}
          </li>
        ))}
      </ol>
      <p className="presenter-tools">
        <PressButton isPressed={isChanging} press={() => setChanging(!isChanging)}>
          Change the order
        </PressButton>
        <button type="button" className="button-quiet" onClick={() => void copyLink(text)}>
          Copy link to this order
        </button>
        {text === '' ? null : (
          <button type="button" className="button-quiet" onClick={reset}>
            The lesson’s own order
          </button>
        )}
      </p>
    </section>
  );
}

interface ItemChangesProps {
  readonly arranged: readonly Arranged[];
  readonly index: number;
}

function ItemChanges({ arranged, index }: ItemChangesProps): ReactElement | null {
  const change = useArrangement((state) => state.change);
  const here = arranged[index];
  if (!here) return null;
  const { item, isHidden } = here;
  return (
    <span className="presenter-changes">
      <button
        type="button"
        className="button"
        aria-label={`Move up: ${item.title}`}
        aria-disabled={index === 0}
        onClick={() => change(item.id, { by: -1 })}
      >
        ↑
      </button>
      <button
        type="button"
        className="button"
        aria-label={`Move down: ${item.title}`}
        aria-disabled={index === arranged.length - 1}
        onClick={() => change(item.id, { by: 1 })}
      >
        ↓
      </button>
      <PressButton
        isPressed={isHidden}
        label={`Hide: ${item.title}`}
        press={() => change(item.id, { isHidden: !isHidden })}
      >
        Hide
      </PressButton>
    </span>
  );
}

async function copyLink(text: string): Promise<void> {
  const link = location.href.replace(/#.*$/s, '') + orderLink(text);
  try {
    await navigator.clipboard.writeText(link);
    notify('The link is copied. Whoever opens it has the presenter’s window in this order.');
  } catch {
    notify(`The browser did not let the page copy. This is the link: ${link}`);
  }
}
