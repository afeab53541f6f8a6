/** What a service worker has around it, as far as ours uses it; the types of pages know nothing of that. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
export interface Push extends Lasting {
  readonly data: { json(): unknown } | null;
}
export interface Pressed extends Lasting {
  readonly notification: Notification;
}
export interface Renewed extends Lasting {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}
export interface Asked extends Lasting {
  readonly request: Request;
  /** What the browser has asked for already while the worker woke. */
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(answer: Promise<Response>): void;
}
/** A page of ours that is open. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<OpenPage>;
}
interface Events {
  install: Lasting;
  activate: Lasting;
  fetch: Asked;
  message: Lasting;
  push: Push;
  notificationclick: Pressed;
  pushsubscriptionchange: Renewed;
}
export interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<OpenPage | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, hear: (event: Events[Kind]) => void): void;
}
