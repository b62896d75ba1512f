/** For tests: the browser's end of a line, without a server. */

export interface Sent {
  type: string;
  id?: string;
  version?: number;
  code?: number;
  then?: number[];
}

export class FakeSocket {
  static last: FakeSocket;
  static CLOSED = 3;
  readyState = 1;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.drop(1000);
  }
  drop(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
