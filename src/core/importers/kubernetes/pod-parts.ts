import { saysWindowsPod } from '../../text/cut-out/of-windows-pod.ts'
import type { Path } from '../../text/path.ts'
import { containerAlone, podAlone, podSpec } from '../../text/cut-out/pod-fields.ts'
import { containersPath, fieldsPath, inContainerContext } from './containers-part.ts'
import { matches } from '../../text/patterns/may-match.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** What part of which object a text is that has neither of its own. */
export interface PartOf {
  readonly apiVersion: string
  readonly kind: string
  readonly path: Path
  /** What it lacks may stand in what was not sent. */
  readonly isPart?: true
  /** Its kind stands there, and its version does not. */
  readonly hasKind?: true
  /** Whose pod it is stands in the words above alone. */
  readonly isSaidOfWindows?: true
  /** Those of its fields that are of the one container. */
  readonly ofContainer?: readonly string[]
}

const inPodSpec = new RegExp(`^(?:${podSpec})$`)

/** What a pod begins with where somebody cut it out, and where that stands in the object. */
const podParts: readonly (Omit<PartOf, 'isPart'> & { readonly keys: RegExp })[] = [
  { keys: /^(?:metadata|spec)$/, apiVersion: 'v1', kind: 'Pod', path: [] },
  { keys: /^template$/, apiVersion: 'apps/v1', kind: 'Deployment', path: ['spec'] },
  { keys: inPodSpec, apiVersion: 'v1', kind: 'Pod', path: ['spec'] },
]

const ofWindows: readonly RegExp[] = [
  /^ {0,24}windowsOptions\s*:[ \t]*$/im,
  /kubernetes\.io\/os["']?\s*:\s*["']?windows\b/i,
  /^ *["']?experimental\.windows\.kubernetes\.io\//im,
  /mountPath:[ \t]*["']?[A-Za-z]:[\\/]/i,
  new RegExp(
    acrossLines`
      (?:^[ \t]*(?:- )?|[{,][ ]?)image:[ \t]*["']?(?:
        mcr\.microsoft\.com\/(?:windows|dotnet\/framework)\/
        |[^\n]{1,120}(?:nanoserver|servercore|ltsc20\d\d)
      )
    `,
    'im',
  ),
]

const isOfWindows = (text: string) => ofWindows.some((one) => matches({ text }, one))

/** Containers of Windows alone. */
export function containersPart(text: string, top: readonly string[]): PartOf | undefined {
  const path = isOfWindows(text) ? containersPath(text, top) : undefined
  return path && { apiVersion: 'v1', kind: 'Pod', path: ['spec', ...path], isPart: true }
}

/** A pod of Windows, or its template, without what stands above it. */
export function podPart(text: string, own: readonly string[]): PartOf | undefined {
  const part = podParts.find(({ keys }) => own.every((key) => keys.test(key)))
  if (!part || !isOfWindows(text)) return undefined
  const { apiVersion, kind, path } = part
  return { apiVersion, kind, path, isPart: true }
}

const ofPodAlone = new RegExp(`^(?:${podAlone})$`)
const ofContainerAlone = new RegExp(`^(?:image|name|${containerAlone})$`)

/** Fields of a container and of its pod for Windows, one below the other. */
export function mixedPart(text: string, own: readonly string[]): PartOf | undefined {
  const ofContainer = own.filter((key) =>
    key === 'securityContext' ? inContainerContext.test(text) : ofContainerAlone.test(key),
  )
  const isMixed = ofContainer.length > 0 && own.some((key) => ofPodAlone.test(key))
  const isKnown = own.every(
    (key) => ofContainerAlone.test(key) || ofPodAlone.test(key) || inPodSpec.test(key),
  )
  // Values of charts have the parts of an image below its key.
  const isOfChart = /^ *image\s*:[ \t]*(?:$|\{)/m.test(text)
  return isMixed && isKnown && !isOfChart && isOfWindows(text)
    ? { apiVersion: 'v1', kind: 'Pod', path: ['spec'], isPart: true, ofContainer }
    : undefined
}

const onDrive = /^ *(?:- )?mountPath:[ \t]{1,4}["']?[A-Za-z]:(?:[\\/]|["']?[ \t]*$)/m

/** Fields of one container for Windows, by what is of Windows alone. */
export function containerFields(text: string, own: readonly string[]): PartOf | undefined {
  const hasOptions = /^ *windowsOptions\s*:[ \t]*$/m.test(text)
  const path = hasOptions || onDrive.test(text) ? fieldsPath(text, own) : undefined
  return (
    path && {
      apiVersion: 'v1',
      kind: 'Pod',
      path: ['spec', ...path],
      isPart: true,
      ...(!hasOptions && { isSaidOfWindows: true as const }),
    }
  )
}

/** What stands below `spec:`, which is the one key. */
function keysOfSpec(text: string): readonly string[] {
  const [, below = ''] = /^ *spec\s*:[ \t]*\n([^]*)/m.exec(text) ?? []
  const lines = below.split('\n').filter((line) => /^\s*[^\s#]/.test(line))
  const indent = /^ */.exec(lines[0] ?? '')?.[0] ?? ''
  const own = lines.filter((line) => !line.startsWith(`${indent} `) && !/^ *- /.test(line))
  return own.map((line) => /^ *([A-Za-z]\w{1,60})\s*:/.exec(line)?.[1] ?? '')
}

/** Fields of a pod or of a container that the words above say to be one for Windows. */
export function saidPart(text: string, own: readonly string[], above = ''): PartOf | undefined {
  if (above === '') return undefined
  const hasHead = own.length === 1 && own[0] === 'spec'
  const keys = hasHead ? keysOfSpec(text) : own
  // Of whole containers their images tell for which system they are.
  const isWhole = hasHead && keys.includes('containers')
  const path = keys.length === 0 || isWhole ? undefined : fieldsPath(text, keys)
  return path && saysWindowsPod(above)
    ? {
        apiVersion: 'v1',
        kind: 'Pod',
        path: hasHead ? path : ['spec', ...path],
        isPart: true,
        isSaidOfWindows: true,
      }
    : undefined
}
