import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { endpointPlugins } from '../../cni/file.ts'
import { hasLinuxContainerd } from '../../containerd/is-of-windows.ts'
import { folderKey, folderOf, folderOfRuntime, listedFiles } from './folders.ts'
import { operatorElsewhere } from './operator-folders.ts'
import { named } from '../../../model/observed.ts'

export const cniDirectory = defineLint({
  id: 'cni-directory',
  on: 'setup',
  summary: 'CNI files stand in the folder that the runtime reads',
  remediation:
    'Write the CNI file into the folder that conf_dir of containerd (--cni-conf-dir with Docker) names, or name the folder where the installer writes.',
  decisions: [],

  check({ observations, parsed }) {
    // Linux nodes have folders of the same names.
    if (ofKind(parsed, 'containerd-config').length > 1 || hasLinuxContainerd(parsed)) return []
    const elsewhere = fileElsewhere(observations, parsed)
    return elsewhere.length > 0
      ? elsewhere
      : [
          ...unusedFlags(observations),
          ...writtenElsewhere(observations),
          ...operatorElsewhere(observations, parsed),
        ]
  },
})

function fileElsewhere(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly LintViolation[] {
  const read = folderOfRuntime('conf', observations)
  if (!read) return []
  const sent = ofKind(parsed, 'cni-config').flatMap(({ value, placeOf }) => {
    const own = endpointPlugins(value.value).length > 0 ? folderOf(value.name) : undefined
    return own === undefined ? [] : [{ folder: own, name: value.name, place: placeOf([]) }]
  })
  const listed = listedFiles(observations)
    .filter(({ name }) => /\.conf(?:list)?$/i.test(name))
    .map(({ folder, shown, name, place }) => ({
      folder,
      name: `${shown}\\${name}`,
      place: observedAt(place),
    }))
  const [first, ...others] = [...sent, ...listed]
  if (!first || [first, ...others].some(({ folder }) => folder === read.folder)) return []
  return [
    {
      path: [],
      place: first.place,
      also: [observedAt(read.told)],
      basis: 'fails',
      message: `The runtime reads CNI files in ${String(read.told.value)}, and this one is ${first.name ?? ''}: "no network config found", "cni plugin not initialized".`,
      facts: [cniEndpoints.directories],
    },
  ]
}

/** With containerd the flags of the kubelet have no effect; whoever goes by them writes elsewhere. */
const unusedFlags = (observations: readonly Observation[]): readonly LintViolation[] =>
  (['conf', 'bin'] as const).flatMap((kind): readonly LintViolation[] => {
    const read = folderOfRuntime(kind, observations)
    const flag = named(observations, `kubelet.flag.cni-${kind}-dir`)[0]
    if (!read || !flag || flag === read.told) return []
    if (folderKey(String(flag.value)) === read.folder) return []
    return [
      {
        path: [],
        place: observedAt(flag),
        also: [observedAt(read.told)],
        basis: 'fails',
        message: `The kubelet is told ${String(flag.value)}, and containerd reads ${String(read.told.value)}: with containerd the flag has no effect, and what stands in its folder is not found.`,
        remediation: 'Name one folder in both places, the one where the installer writes.',
        facts: [cniEndpoints.flagOfDocker],
      },
    ]
  })

const settings = [
  { kind: 'conf', name: 'calico.cniConfDir', agent: 'Calico', basis: 'fails' },
  { kind: 'bin', name: 'calico.cniBinDir', agent: 'Calico', basis: 'fails' },
  { kind: 'conf', name: 'flannel.cniConfDir', agent: 'The agent of Flannel', basis: 'unsupported' },
  { kind: 'bin', name: 'flannel.cniBinDir', agent: 'The agent of Flannel', basis: 'unsupported' },
  { kind: 'conf', name: 'script.cniConfDir', agent: 'The script', basis: 'unsupported' },
  { kind: 'bin', name: 'script.cniBinDir', agent: 'The script', basis: 'unsupported' },
] as const

/** The agents write their file and programs where their own settings say. */
const writtenElsewhere = (observations: readonly Observation[]): readonly LintViolation[] =>
  settings.flatMap(({ kind, name, agent, basis }): readonly LintViolation[] => {
    const read = folderOfRuntime(kind, observations)
    const [first, ...others] = named(observations, name)
    const written = others.every(({ value }) => value === first?.value) ? first : undefined
    if (!read || !written || folderKey(String(written.value)) === read.folder) return []
    return [
      {
        path: [],
        place: observedAt(written),
        also: [observedAt(read.told)],
        basis,
        message: `${agent} is told to write to ${String(written.value)}, and the runtime reads ${String(read.told.value)}: ${kind === 'conf' ? '"cni plugin not initialized"' : 'the programs of the network are not found'}.`,
        remediation: 'Name one folder in both places, and install the agent again.',
        facts: [cniEndpoints.directories],
      },
    ]
  })
