import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { baseName } from '../../../values/base-name.ts'
import { grouped } from '../../../values/grouped.ts'
import { endpointPlugins } from '../../cni/file.ts'
import { folderOfRuntime, isConfigFolder, listedFiles } from './folders.ts'

export const cniFirstFile = defineLint({
  id: 'cni-first-file',
  on: 'setup',
  summary: 'The CNI file that the runtime loads is the one of the pod network',
  remediation: 'Delete the file for nat from the folder, so that one network file is there.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const files = ofKind(parsed, 'cni-config')
      .map(({ value, placeOf }) => {
        const [plugin] = endpointPlugins(value.value)
        const name = baseName(value.name ?? '')
        return { place: placeOf([]), name, type: plugin?.type }
      })
      .filter(({ name, type }) => type !== undefined && /\.(?:conf|conflist|json)$/i.test(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const [first, ...others] = files
    const [meant] = others.filter(({ type }) => type !== 'nat')
    if (first?.type !== 'nat' || !meant || meant.name === first.name)
      return firstListed(
        observations,
        files.map(({ name }) => name),
      )
    return [
      {
        path: [],
        place: first.place,
        also: [meant.place],
        basis: 'fails',
        message: `containerd loads the first file by name alone: that is ${first.name}, of type nat, and not ${meant.name}. Pods get addresses of the NAT network.`,
        facts: [cniEndpoints.firstFile],
      },
    ]
  },
})

/** A listing of the folder tells the order too; what is in its files only their names tell. */
function firstListed(
  observations: readonly Observation[],
  sent: readonly string[],
): readonly LintViolation[] {
  const own = folderOfRuntime('conf', observations)?.folder
  const listed = listedFiles(observations).filter(
    ({ folder, name }) =>
      (own === undefined ? isConfigFolder(folder) : folder === own) &&
      /\.(?:conf|conflist|json)$/i.test(name),
  )
  return [...grouped(listed, ({ folder }) => folder).values()].flatMap(
    (files): readonly LintViolation[] => {
      const [first, meant] = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
      if (!first || !meant) return []
      if (!cniEndpoints.natFiles.value.some((one) => first.name.startsWith(one))) {
        const two = agentsBeside(files)
        return two.length > 0 ? two : sentBehind(files, sent)
      }
      return [
        {
          path: [],
          place: observedAt(first.place),
          also: [observedAt(meant.place)],
          basis: 'fails' as const,
          message: `containerd loads the first file of ${first.shown} by name alone: that is ${first.name}, for the NAT network, and not ${meant.name}. Pods get addresses of the NAT network.`,
          facts: [cniEndpoints.firstFile, cniEndpoints.natFiles],
        },
      ]
    },
  )
}

const agents = ['flannel', 'calico', 'antrea', 'azure']
const agentOf = (name: string) => agents.find((one) => name.toLowerCase().includes(one))

/** Files of two agents: one of them was left behind. */
function agentsBeside(
  files: readonly ReturnType<typeof listedFiles>[number][],
): readonly LintViolation[] {
  const [first, ...others] = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const agent = first && agentOf(first.name)
  const other = others.find(({ name }) => ![undefined, agent].includes(agentOf(name)))
  return !first || agent === undefined || !other
    ? []
    : [
        {
          path: [],
          place: observedAt(first.place),
          also: [observedAt(other.place)],
          basis: 'unsupported',
          message: `${first.shown} holds files of two network agents: containerd loads ${first.name} alone, the first by name, and never ${other.name}.`,
          remediation: 'Delete the file of the agent that the cluster does not have (any more).',
          facts: [cniEndpoints.firstFile],
        },
      ]
}

/** The file that somebody sends is the one that is meant; one of the same agent may stand before it. */
function sentBehind(
  files: readonly ReturnType<typeof listedFiles>[number][],
  sent: readonly string[],
): readonly LintViolation[] {
  const [first, ...others] = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const meant = others.find(({ name }) => sent.includes(name))
  return !first || !meant || sent.includes(first.name)
    ? []
    : [
        {
          path: [],
          place: observedAt(first.place),
          also: [observedAt(meant.place)],
          basis: 'unsupported',
          message: `containerd loads the first file of ${first.shown} by name alone: that is ${first.name}, and not ${meant.name}, which was sent.`,
          remediation: `Look into ${first.name}; delete it where ${meant.name} is the one that is meant.`,
          facts: [cniEndpoints.firstFile],
        },
      ]
}
