import { linuxDaemonSet, ownTaints } from '../../../catalog/node-conditions.ts'
import { releaseOfImage } from '../../../catalog/windows/image-tag.ts'
import { nodeRules } from '../../../model/affinity.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Manifest } from '../../../model/manifest.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind, type Setup } from '../../../model/parsed.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isTolerated } from '../../tolerated.ts'

export const linuxDaemonsetKeptOff = defineLint({
  id: 'linux-daemonset-kept-off',
  on: 'setup',
  summary: 'A DaemonSet for Linux stays off the Windows nodes',
  remediation: 'Add the node selector kubernetes.io/os: linux to its pods.',
  decisions: [],

  check({ observations, parsed }) {
    const nodes = deciding(observations, 'nodeName').filter(
      ({ subject }) => subject?.startsWith('node ') === true,
    )
    if (nodes.length === 0) return whereWindowsIsWanted({ observations, parsed })
    const taints = new Map<string | undefined, string[]>()
    for (const { value, subject } of named(observations, 'node.taint')) {
      taints.set(subject, [...(taints.get(subject) ?? []), String(value)])
    }
    const isOpen = (value: Manifest, subject: string | undefined) =>
      (taints.get(subject) ?? [])
        .filter((taint) => /:No(?:Schedule|Execute)/.test(taint))
        .every((taint) => isTolerated(value, taint))
    // Pools of these have a taint where somebody gives them one, which nobody tells of.
    const isUntainted =
      taints.size === 0 &&
      deciding(observations, 'nodeTaint').length === 0 &&
      deciding(observations, 'platform').some(({ value }) =>
        ownTaints.value.some((one) => one === value),
      )
    return ofKind(parsed, 'manifest').flatMap(({ value, placeOf }): readonly LintViolation[] => {
      if (value.kind !== 'DaemonSet' || !isForAnySystem(value)) return []
      // A list of nodes does not tell their taints; what tolerates all of them, or all that keep pods off, needs none to be told.
      const open = nodes.find(
        ({ subject }) =>
          isTolerated(value, '') ||
          // Taints of other effects are rare where nobody told one.
          ((taints.get(subject) ?? []).length === 0
            ? isTolerated(value, ':NoSchedule') || (isUntainted && hasLinuxPaths(value))
            : isOpen(value, subject)),
      )
      if (!open) return []
      return [
        {
          path: [],
          place: placeOf(['kind']),
          also: [{ file: open.file, line: open.line, column: open.column }],
          basis: 'fails',
          message: `DaemonSet ${value.name ?? ''} names no system, and no taint of ${String(open.value)} keeps it off${isUntainted ? ' as far as was told' : ''}, so it lands on that Windows node too, where an image for Linux cannot start.`,
          facts: [isUntainted ? ownTaints : linuxDaemonSet],
        },
      ]
    })
  },
})

/** Where words alone tell of Windows nodes: what tolerates all taints lands on each of them. */
function whereWindowsIsWanted({ observations, parsed }: Setup): readonly LintViolation[] {
  const [wanted] = named(observations, 'node.windowsWanted')
  if (!wanted) return []
  return ofKind(parsed, 'manifest')
    .filter(
      ({ value }) => value.kind === 'DaemonSet' && isForAnySystem(value) && isTolerated(value, ''),
    )
    .map(({ value, placeOf }) => ({
      path: [],
      place: placeOf(['kind']),
      also: [observedAt(wanted)],
      basis: 'unsupported',
      message: `DaemonSet ${value.name ?? ''} names no system and tolerates every taint, so it lands on each Windows node too, where an image for Linux cannot start.`,
      facts: [linuxDaemonSet],
    }))
}

/** It takes folders of its node that Linux has. */
const hasLinuxPaths = ({ value, pod }: Manifest): boolean =>
  pod !== undefined &&
  nodesAt(value, [...pod.path, 'spec'], ['volumes', '*', 'hostPath', 'path']).some(
    ({ value: path }) =>
      typeof path === 'string' && /^\/(?:var|proc|sys|etc|run|dev|lib|usr)\b/.test(path),
  )

/** Nothing in it asks for a system, and no image of it is one for Windows. */
function isForAnySystem({ value, pod }: Manifest): boolean {
  if (!pod || pod.operatingSystem !== undefined) return false
  const spec = [...pod.path, 'spec']
  const wanted = Object.keys(Object(valueAt(value, [...spec, 'nodeSelector'])))
  // Machines of Windows have the architecture of others.
  if (!wanted.every((key) => key.endsWith('kubernetes.io/arch'))) return false
  const selectors = [['nodeName'], ['runtimeClassName'], nodeRules]
  if (selectors.some((path) => valueAt(value, [...spec, ...path]) !== undefined)) return false
  const images = nodesAt(value, spec, ['containers', '*', 'image'])
  return images.every(
    ({ value: image }) =>
      typeof image === 'string' && releaseOfImage(image) === undefined && !/windows/i.test(image),
  )
}
