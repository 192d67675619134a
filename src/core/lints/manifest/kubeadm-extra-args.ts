import { joinObjects } from '../../catalog/join-objects.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'

const { extraArgs, extraArgsOfClusterApi, extraArgDashes } = joinObjects

/** Where an object hands flags over to components, by the kind of the object. */
const places: Readonly<Record<string, readonly (readonly string[])[] | undefined>> = {
  InitConfiguration: [['nodeRegistration', 'kubeletExtraArgs']],
  JoinConfiguration: [['nodeRegistration', 'kubeletExtraArgs']],
  ClusterConfiguration: [['*', 'extraArgs']],
  KubeadmConfig: ofClusterApi(['spec']),
  KubeadmConfigTemplate: ofClusterApi(['spec', 'template', 'spec']),
  KubeadmControlPlane: ofClusterApi(['spec', 'kubeadmConfigSpec']),
}

function ofClusterApi(spec: readonly string[]) {
  return [
    [...spec, 'initConfiguration', 'nodeRegistration', 'kubeletExtraArgs'],
    [...spec, 'joinConfiguration', 'nodeRegistration', 'kubeletExtraArgs'],
    [...spec, 'clusterConfiguration', '*', 'extraArgs'],
  ]
}

const groups =
  /^(kubeadm\.k8s\.io|(?:bootstrap|controlplane)\.cluster\.x-k8s\.io)\/(v1(?:alpha|beta)\d)$/

export const kubeadmExtraArgs = defineLint({
  id: 'kubeadm-extra-args',
  on: 'manifest',
  summary: 'Flags for components stand in the file of kubeadm in the form of its version',
  remediation:
    'Write a list with name and value for kubeadm v1beta4 and Cluster API v1beta2, and a table for versions before.',
  decisions: [],
  isAbout: ({ kind }) => Object.hasOwn(places, kind),

  check({ kind, value }): readonly LintViolation[] {
    const own = Object.hasOwn(places, kind) ? (places[kind] ?? []) : []
    const all = own
      .flatMap((path) => nodesAt(value, [], path))
      .filter(({ value: args }) => typeof args === 'object' && args !== null)
    const [, group = '', version = ''] = groups.exec(String(valueAt(value, ['apiVersion']))) ?? []
    const fact = group === 'kubeadm.k8s.io' ? extraArgs : extraArgsOfClusterApi
    const isList = version === '' ? undefined : version >= fact.value.listFrom
    return all.flatMap(({ path, value: args }): readonly LintViolation[] => {
      if (isList !== undefined && Array.isArray(args) !== isList) {
        return [
          {
            path,
            basis: 'refused',
            message: `${path.join('.')} is a ${isList ? 'table' : 'list'}; ${fact === extraArgs ? 'kubeadm' : group} ${version} takes a ${isList ? 'list of names and values' : 'table'} alone.`,
            remediation: isList
              ? 'Write a list of entries with name and value.'
              : `Write a table, or the file for ${fact.value.listFrom}.`,
            facts: [fact],
          },
        ]
      }
      return nodesAt(args, [], ['*']).flatMap((one): readonly LintViolation[] => {
        const key = one.path.at(-1)
        const name = Array.isArray(args) ? valueAt(one.value, ['name']) : key
        if (typeof name !== 'string' || !/^--?[a-z]/.test(name)) return []
        const bare = name.replace(/^-{1,2}/, '')
        const at = [...path, ...one.path, ...(Array.isArray(args) ? ['name'] : [])]
        return [
          {
            path: at,
            basis: 'refused',
            message: `${pathText(at)} has the dashes of its flag; kubeadm puts ${extraArgDashes.value} before each name, so that the component is started with ${extraArgDashes.value}${name} and stops.`,
            remediation: `Write ${bare}.`,
            facts: [extraArgDashes],
          },
        ]
      })
    })
  },
})
