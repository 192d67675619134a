import { isolation } from '../catalog/isolation.ts'
import { containerUsers, hostProcessUsers } from '../catalog/workload/windows-options.ts'
import { hasPod } from '../model/manifest.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../model/nodes.ts'
import { usersOf } from './container-users.ts'
import { listsOfContainers } from './containers.ts'
import { rowViolation, rowWithin } from './limitation-rows.ts'

export const hostProcessPod = defineLint({
  id: 'host-process-pod',
  on: 'manifest',
  summary: 'A HostProcess pod is one in all its containers, with what that needs',
  remediation: String.raw`Set runAsUserName to a service account, such as NT AUTHORITY\SYSTEM.`,
  decisions: ['kubernetesVersion'],
  since: isolation.hostprocess.from.value,
  isAbout: hasPod,
  ofPods: 'windows',

  check(manifest, world) {
    const { value, pod, isPart, hasSpec } = manifest
    if (!pod?.isHostProcess) return []
    const { kubernetesVersion } = world
    const spec = [...pod.path, 'spec']
    const found: LintViolation[] = []
    const report = (
      id: keyof typeof remedies,
      path: readonly (string | number)[],
      what: string,
      basis?: LintViolation['basis'],
    ) => {
      const row = rowWithin(id, kubernetesVersion)
      if (row) {
        found.push({ ...rowViolation(row, path, what, basis), remediation: remedies[id] })
      }
    }
    const given = [...spec, 'hostNetwork']
    const network = valueAt(value, given)
    // Who cuts out a whole spec with its containers may still have left lines out.
    const isCutOut = isPart === true && hasSpec === true && hasContainers(value, spec)
    if (network === undefined ? isPart !== true || isCutOut : network !== true) {
      const path = network === undefined ? spec : given
      report(
        'hpc-hostnetwork',
        path,
        'hostNetwork is not set to true in a HostProcess pod',
        network === undefined && isCutOut ? 'unsupported' : undefined,
      )
    }
    const option = ['securityContext', 'windowsOptions', 'hostProcess']
    const ofPod = valueAt(value, [...spec, ...option])
    for (const { path, value: container } of listsOfContainers.flatMap((list) =>
      nodesAt(value, spec, [list, '*']),
    )) {
      const own = valueAt(container, option)
      if (typeof ofPod === 'boolean' && typeof own === 'boolean' && own !== ofPod) {
        const at = [...path, ...option]
        report('hpc-identical', at, `${pathText(at)} is ${own}, that of the pod ${ofPod}`)
      } else if ((own ?? ofPod) !== true) {
        report('hpc-all', path, `${pathText(path)} is no HostProcess container`)
      }
    }
    for (const { path, value: source } of nodesAt(value, spec, [
      'volumes',
      '*',
      'hostPath',
      'path',
    ])) {
      if (typeof source === 'string' && isPipe.test(source)) {
        report('hpc-pipes', path, `${pathText(path)} is ${source}`)
      }
    }
    const { key, value: hyperv } = isolation.hyperv.annotation
    const annotation = [...pod.path, 'metadata', 'annotations', key]
    if (valueAt(value, annotation) === hyperv) {
      report('hostprocess-no-hyperv', annotation, `${key} is ${hyperv}`)
    }
    if (isPart !== true && pod.users.length === 0)
      report('hpc-user', spec, 'No runAsUserName is set')
    for (const { path, user } of usersOf(manifest)) {
      if (isContainerUser(user)) {
        found.push({
          path,
          basis: 'fails',
          message: `A HostProcess container cannot log on as ${user}, which exists inside images alone.`,
          facts: [hostProcessUsers.containerUserFails],
        })
      } else if (user.includes('\\') && !isServiceAccount(user)) {
        report('hpc-user', path, `runAsUserName is ${user}`)
      }
    }
    return found
  },
})

const ofOneKind =
  'Give the containers that are not HostProcess a pod of their own, or set hostProcess at the pod alone.'
const remedies = {
  'hpc-hostnetwork': 'Set hostNetwork to true.',
  'hpc-identical': ofOneKind,
  'hpc-all': ofOneKind,
  'hpc-pipes': String.raw`Take the volume out, and open the pipe by its path on the host, \\.\pipe\….`,
  'hostprocess-no-hyperv': 'Take the annotation out.',
  'hpc-user':
    'Set runAsUserName to one of these accounts, or to the name of a local group of users.',
}

const hasContainers = (value: unknown, spec: readonly (string | number)[]) =>
  nodesAt(value, spec, ['containers', '*', 'image']).length > 0

/** People write the path of a pipe with either slash. */
const isPipe = /^(?:npipe:)?[\\/]{2,4}\.[\\/]{1,2}pipe(?:[\\/]|$)/i

const plain = (account: string) => account.toLowerCase().replaceAll(' ', '')
const isServiceAccount = (user: string) =>
  hostProcessUsers.serviceAccounts.value.some((account) => plain(account) === plain(user))
const isContainerUser = (user: string) =>
  [containerUsers.user, containerUsers.administrator].some(
    ({ value }) => plain(user) === plain(value),
  )
