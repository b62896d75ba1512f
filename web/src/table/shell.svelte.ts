/** What is open around a table: which part is in front, which panel, what the log points at. */

/** The parts of a table, where there is no room for all at once. */
export type Tab = 'city' | 'estate' | 'board' | 'players' | 'log' | 'chat';
export type Panel = 'none' | 'log' | 'chat' | 'rules' | 'settings' | 'fork' | 'people';

export class Shell {
  tab = $state<Tab>('city');
  panel = $state<Panel>('none');
  /** The clause the rules are open at. */
  clause = $state('');
  /** Things a line of the log is about. */
  pointed = $state.raw<string[]>([]);
  /** Hexes being counted, with their points. */
  counted = $state.raw<Record<string, number>>({});

  openRules = (clause: string): void => {
    this.clause = clause;
    this.panel = 'rules';
  };

  open = (panel: Panel): void => {
    this.panel = panel;
  };

  close = (): void => {
    this.panel = 'none';
  };
}
