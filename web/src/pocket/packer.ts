/** The worker that makes small how Python stood, and keeps it for later visits; then it is of no more use. */
import { keep, type Done, type Packed } from './snapshot';

const say = (done: Done) => postMessage(done);

onmessage = ({ data: [release, stood] }: MessageEvent<Packed>) =>
  keep(release, stood).then(
    () => say(null),
    (trouble) => say(String(trouble)),
  );
