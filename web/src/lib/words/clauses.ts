/** The chapters and clauses of the rules: which there are, and what stands behind each. */

export type ClauseStatus = 'all' | 'ruling' | 'switch';

export interface Chapter {
  number: number;
  /** How many clauses it has. */
  clauses: number;
}

export const CHAPTERS: Chapter[] = [
  { number: 0, clauses: 2 },
  { number: 1, clauses: 6 },
  { number: 2, clauses: 11 },
  { number: 3, clauses: 11 },
  { number: 4, clauses: 8 },
  { number: 5, clauses: 7 },
  { number: 6, clauses: 5 },
  { number: 7, clauses: 12 },
  { number: 8, clauses: 7 },
  { number: 9, clauses: 4 },
  { number: 10, clauses: 5 },
  { number: 11, clauses: 5 },
  { number: 12, clauses: 6 },
];

/** Clauses that hold a ruling, be it in a part of them. */
const RULINGS = new Set([
  '2.2', '2.8', '3.3', '3.10', '3.11', '4.5', '4.8', '5.6', '7.7', '8.4', '8.7', '9.2', '10.2', '10.4', '10.5', '11.3', '11.5', '12.2', '12.3', '12.4', '12.5', '12.6',
]);
const SWITCHES = new Set(['2.11', '6.2']);

export function statusOf(clause: string): ClauseStatus {
  if (SWITCHES.has(clause)) return 'switch';
  return RULINGS.has(clause) ? 'ruling' : 'all';
}

export const clausesOf = (chapter: Chapter): string[] =>
  Array.from({ length: chapter.clauses }, (_, i) => `${chapter.number}.${i + 1}`);

export const messageOf = (clause: string): string => `rule-${clause.replace('.', '-')}`;

/** Clauses told in several parts, and how many. */
export const PARTS: ReadonlyMap<string, number> = new Map([['1.6', 5], ['6.2', 3], ['7.4', 6], ['7.7', 2], ['10.1', 3], ['10.4', 5]]);

export const partsOf = (clause: string): string[] =>
  Array.from({ length: PARTS.get(clause) ?? 0 }, (_, i) => `${messageOf(clause)}-part-${i + 1}`);

/** What the editions say: the messages a clause may have beside its own. */
export const notesOf = (clause: string): string[] => [`${messageOf(clause)}-note`, `${messageOf(clause)}-editions`];

/** Clauses with a drawn example. */
export const EXAMPLES: ReadonlySet<string> = new Set([
  '1.6', '2.9', '3.2', '3.5', '3.7', '4.5', '4.6', '5.2', '6.1', '6.2', '7.4', '7.7', '7.8', '7.9', '8.2', '8.3', '9.2', '10.2', '10.3', '10.4', '11.2',
]);

export const exampleOf = (clause: string): string => `example-${clause.replace('.', '-')}`;

/** Icons of the glossary, in groups as one meets them, with the clause that tells more. */
export const GLOSSARY: [icon: string, clause: string][] = [
  ['coin', '7.1'], ['fire', '6.1'], ['major-fire', '6.2'], ['lumber', '7.1'], ['points', '7.1'], ['rat-token', '10.3'],
  ['plague-cube', '6.1'], ['scroll', '7.2'], ['popularity-register', '8.1'], ['city-register', '7.3'], ['church-register', '7.3'],
  ['build', '7.7'], ['upgrade-citizen', '7.1'], ['upgrade-overseer', '7.5'], ['advance-overseer', '7.4'],
  ['advance-overseer-skip', '7.4'], ['advance-craftsman', '7.4'], ['advance-aristocrat', '7.4'], ['advance-nun', '7.4'],
  ['upgrade-advance-overseer', '8.6'], ['activate-n', '7.12'], ['any-hex', '7.11'], ['lieutenant-gain', '8.5'],
  ['recall', '4.8'], ['repopulate', '9.1'], ['rescue', '5.2'], ['lieutenant', '4.6'], ['lieutenant-lying', '4.3'],
  ['craftsman', '5.2'], ['craftsman-up', '7.1'], ['aristocrat', '5.2'], ['aristocrat-up', '7.1'], ['nun', '5.2'], ['nun-up', '7.1'],
  ['overseer-any', '7.4'], ['overseer-craftsman', '7.4'], ['overseer-aristocrat', '7.4'], ['overseer-nun', '7.4'],
  ['cabin', '10.2'], ['cabin-improvement', '10.1'], ['workshop', '7.8'], ['workshop-1', '10.1'], ['workshop-2', '7.9'],
  ['wagon', '7.10'], ['wagon-used', '7.10'], ['repopulation-tile', '9.3'], ['estate', '1.6'], ['boat', '4.7'], ['precious-stones', '11.4'], ['spices', '11.4'], ['silk', '11.4'],
  ['harbour', '2.1'], ['dock', '4.5'], ['docking-tile', '2.3'], ['wheel', '3.5'], ['double-plague', '3.5'], ['hex-stack', '3.3'],
  ['rat-left', '3.5'], ['rat-right', '3.5'], ['rat-standing', '3.5'], ['roof-blue', '3.7'], ['roof-orange', '3.7'],
  ['roof-white', '3.7'], ['roof-red', '3.7'], ['blocked', '4.6'],
];
