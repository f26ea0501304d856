import type { FlowMap, MapEdge } from '../../lesson/lesson.ts';

const words = { protocol: 'p', direction: 'd', effect: 'e', consequence: 'c' };
const edge = (from: string, to: string, label: string): MapEdge => ({
  id: `${from}-${to}-0`,
  from,
  to,
  label,
  ...words,
});

/** A small map for tests: one question with two ways out. */
export const decisionMap: FlowMap = {
  id: 'decision',
  title: 'Decisions',
  summary: 'What storage does with one write.',
  mermaid: 'flowchart TB\n  request --> check\n  check -->|"no"| reject\n  check -->|"yes"| apply\n',
  nodes: [
    { id: 'request', label: '1 write' },
    { id: 'check', label: '2 F >= last_fence?' },
    { id: 'reject', label: '3 reject' },
    { id: 'apply', label: '4 apply' },
  ],
  edges: [
    { ...edge('request', 'check', ''), events: ['writeAccepted', 'writeRejected'] },
    { ...edge('check', 'reject', 'no'), events: ['writeRejected'] },
    { ...edge('check', 'apply', 'yes'), events: ['writeAccepted'] },
  ],
};

/** A small map for tests: who talks to whom. */
export const participantMap: FlowMap = {
  id: 'participants',
  title: 'Participants',
  summary: 'Who talks to whom.',
  mermaid: 'flowchart TB\n  A --> L\n  L --> A\n  A --> S\n  S --> A\n',
  nodes: [
    { id: 'A', label: 'Client A' },
    { id: 'L', label: 'Lock service' },
    { id: 'S', label: 'Storage' },
  ],
  edges: [edge('A', 'L', 'acquire'), edge('L', 'A', 'grant'), edge('A', 'S', 'PUT'), edge('S', 'A', 'answer')],
};
