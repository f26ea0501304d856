import { memo, type ReactElement } from 'react';
import { Badge } from './Badge.tsx';
import { frameLineHeight, lineHeight, type Anchor, type Label } from './layout/label.ts';

/** A label at its place. */
export const LabelMark = memo(function LabelMark({ label }: { readonly label: Label }): ReactElement {
  const { box, mark, hue } = label;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  switch (mark.type) {
    case 'badge':
      return <Badge {...middle} token={mark.token} hue={hue} />;
    case 'turned':
      return (
        <text
          className="stage-label"
          style={{ fill: `var(--${hue})` }}
          transform={`translate(${middle.x + 4} ${middle.y}) rotate(-90)`}
        >
          {mark.text}
        </text>
      );
    case 'text': {
      const x = anchorIn(box.left, box.width, mark.anchor);
      const kind = mark.isCode ? 'stage-clock' : `stage-label stage-label-${mark.anchor}`;
      return (
        <g className={kind} style={{ fill: `var(--${hue})` }}>
          {mark.lines.map((line, index) => (
            <text key={line} x={x} y={box.top + 10 + index * lineHeight}>
              {line}
            </text>
          ))}
        </g>
      );
    }
    case 'frame':
      return (
        <g className={`stage-note stage-note-${mark.tone}`} style={{ color: `var(--${hue})` }}>
          <rect x={box.left} y={box.top} width={box.width} height={box.height} rx={4} />
          {mark.lines.map((line, index) => (
            <text key={line} x={middle.x} y={box.top + 15.5 + index * frameLineHeight}>
              {line}
            </text>
          ))}
        </g>
      );
  }
});

function anchorIn(left: number, width: number, anchor: Anchor): number {
  if (anchor === 'start') return left;
  return anchor === 'end' ? left + width : left + width / 2;
}
