import { containerdFiles } from '../catalog/runtimes/containerd-files.ts'
import { containerdTables } from '../catalog/runtimes/containerd-tables.ts'
import type { Place } from '../model/finding.ts'
import { valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { named } from '../model/observed.ts'
import { placeOf as observedAt } from '../model/observe.ts'
import { ofKind, type AnyParsed } from '../model/parsed.ts'
import { isOfWindows } from './containerd/is-of-windows.ts'

const { windowsPipe } = containerdTables
const { addresses } = containerdFiles

export interface Asked {
  readonly text: string
  readonly place: Place
}

/** The pipes that kubelets are told to ask, by flag or file. */
export const askedByKubelets = (
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly Asked[] =>
  [
    ...named(observations, 'kubelet.flag.container-runtime-endpoint').map((one) => ({
      text: String(one.value),
      place: observedAt(one),
    })),
    ...ofKind(parsed, 'kubelet-config').flatMap(({ value: { value }, placeOf }) => {
      const path = ['containerRuntimeEndpoint']
      const text: unknown = valueAt(value, path)
      return typeof text === 'string' ? [{ text, place: placeOf(path) }] : []
    }),
  ].filter(({ text }) => pipeOf(text) !== undefined)

/** Where the one containerd whose file was sent listens; undefined where none or several were, or one of Linux. */
export function listenedAt(parsed: readonly AnyParsed[]) {
  const [configuration, other] = ofKind(parsed, 'containerd-config')
  if (!configuration || other) return undefined
  const { value, placeOf } = configuration
  if (value.value === undefined || !isOfWindows(value)) return undefined
  const at = addresses.value.find((path) => addressAt(value.value, path) !== '')
  const text = at ? addressAt(value.value, at) : windowsPipe.value
  return { text, pipe: pipeOf(text), place: placeOf(at ?? []), isDefault: at === undefined }
}

function addressAt(file: unknown, path: readonly string[]): string {
  const own: unknown = valueAt(file, path)
  return typeof own === 'string' ? own : ''
}

/** The name of a pipe, however its path is spelt; undefined for what is none, or not filled in. */
export function pipeOf(text: string): string | undefined {
  const path = text.replace(/^["']|["']$/g, '').replaceAll('\\', '/')
  const name = /^(?:npipe:)?\/{2,4}\.\/+pipe\/+([\w.-]{1,100})$/i.exec(path)?.[1]?.toLowerCase()
  return name !== undefined && isCut(name) ? undefined : name
}

/** `containerd-con`: nobody calls a pipe so, it is where a paste ends. */
const isCut = (name: string) =>
  name.startsWith('containerd-') &&
  !windowsPipe.value.endsWith(`\\${name}`) &&
  windowsPipe.value.includes(`\\${name}`)
