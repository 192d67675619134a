import { runtimes } from '../catalog/runtimes/index.ts'
import { nearest } from '../values/nearest.ts'
import { pipeOf } from './runtime-pipes.ts'

/** The pipes on which runtimes listen by themselves. */
const usualPipes = [
  runtimes.containerd.criSocket.value,
  runtimes.docker.criSocket.value,
  runtimes.mirantis.criSocket.value,
].flatMap((one) => pipeOf(one) ?? [])

/** The usual pipe that a name is nearly, by letters: `containerd-contanierd`. One with a number more is a second one. */
export function misspeltPipe(text: string): string | undefined {
  const name = pipeOf(text)
  if (name === undefined || usualPipes.includes(name)) return undefined
  const meant = nearest(name, usualPipes)
  return meant === undefined || name.replaceAll(/[-_.]?\d+$/g, '') === meant
    ? undefined
    : `npipe:////./pipe/${meant}`
}
