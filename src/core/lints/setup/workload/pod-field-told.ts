import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isWithin } from '../../../values/version.ts'
import { createFieldFinder, rowsOf } from '../../limitation-rows.ts'

/** The pod that has a field with a value, by the name that its fact has in words. */
const pods: Readonly<Record<string, (value: unknown) => unknown>> = {
  'workload.runAsUser': (runAsUser) => ({ securityContext: { runAsUser } }),
  'workload.runAsGroup': (runAsGroup) => ({ securityContext: { runAsGroup } }),
  'workload.fsGroup': (fsGroup) => ({ securityContext: { fsGroup } }),
  'workload.runAsNonRoot': (runAsNonRoot) => ({ securityContext: { runAsNonRoot } }),
  'workload.terminationGracePeriodSeconds': (terminationGracePeriodSeconds) => ({
    terminationGracePeriodSeconds,
  }),
  'workload.dnsPolicy': (dnsPolicy) => ({ dnsPolicy }),
  'workload.emptyDirMedium': (medium) => ({ volumes: [{ emptyDir: { medium } }] }),
  'workload.hostNetwork': (hostNetwork) => ({ hostNetwork }),
  'workload.hostPID': (hostPID) => ({ hostPID }),
  'workload.hostIPC': (hostIPC) => ({ hostIPC }),
  'workload.shareProcessNamespace': (shareProcessNamespace) => ({ shareProcessNamespace }),
  'workload.privileged': (privileged) => inContainer({ privileged }),
  'workload.readOnlyRootFilesystem': (readOnlyRootFilesystem) =>
    inContainer({ readOnlyRootFilesystem }),
  'workload.allowPrivilegeEscalation': (allowPrivilegeEscalation) =>
    inContainer({ allowPrivilegeEscalation }),
  'workload.seccompProfile': (type) => ({ securityContext: { seccompProfile: { type } } }),
  'workload.capabilities': (said) => inContainer({ capabilities: { said } }),
  'workload.volumeDevices': (volumeDevices) => ({ containers: [{ volumeDevices }] }),
  'workload.mountPropagation': (mountPropagation) => inMount({ mountPropagation }),
  'workload.nfs': (nfs) => ({ volumes: [{ nfs }] }),
  'workload.seLinuxOptions': (seLinuxOptions) => inContainer({ seLinuxOptions }),
  'workload.procMount': (procMount) => inContainer({ procMount }),
  'workload.supplementalGroups': (supplementalGroups) => ({
    securityContext: { supplementalGroups },
  }),
  'workload.sysctls': (sysctls) => ({ securityContext: { sysctls } }),
  'workload.hostUsers': (hostUsers) => ({ hostUsers }),
  'workload.hugepages': (name) => ({
    containers: [{ resources: { limits: { [String(name)]: '64Mi' } } }],
  }),
}

const inMount = (mount: object) => ({ containers: [{ volumeMounts: [mount] }] })
const inContainer = (securityContext: object) => ({ containers: [{ securityContext }] })

export const podFieldTold = defineLint({
  id: 'pod-field-told',
  on: 'setup',
  summary: 'A pod for Windows that a text tells of has no field that Windows ignores or refuses',
  remediation: 'Take the field out of the manifest for Windows.',
  decisions: ['kubernetesVersion', 'containerRuntime'],

  check({ observations }, world) {
    const isWindows =
      named(observations, 'workload.osName').length > 0 ||
      deciding(observations, 'windowsRelease').some(({ absent }) => absent !== true) ||
      named(observations, 'host.os').some(({ value }) => /windows/i.test(String(value))) ||
      named(observations, 'node.os').some(({ value }) => value === 'windows') ||
      named(observations, 'workload.windowsTold').length > 0
    if (!isWindows) return []
    const osName = named(observations, 'workload.osName').every(isSaid)
      ? named(observations, 'workload.osName')[0]?.value
      : undefined
    const isHostProcess =
      deciding(observations, 'isolation').some(({ value }) => value === 'hostprocess') ||
      named(observations, 'workload.hostProcess').some(({ value }) => value === true)
    return Object.entries(pods).flatMap(([name, podOf]): readonly LintViolation[] => {
      const all = named(observations, name)
      // A manifest that was sent is judged itself.
      if (!all.every(isSaid)) return []
      const [told] = all.filter(({ subject }) => subject === undefined)
      const fields = told
        ? find({ spec: podOf(told.value) }, []).filter(
            ({ limitation, where }) =>
              (where.osName === undefined || where.osName === osName) &&
              where.runAsUserName === undefined &&
              (where.hostProcess === undefined || where.hostProcess === isHostProcess) &&
              (where.runtime === undefined || where.runtime === world.containerRuntime) &&
              isWithin(world.kubernetesVersion, limitation),
          )
        : []
      // Of several the gravest: what is refused before what has no effect.
      const field = fields.find(({ basis }) => basis === 'refused') ?? fields[0]
      if (!told || !field) return []
      const { basis, limitation } = field
      return [
        {
          path: [],
          place: placeOf(told),
          basis,
          message: `${nameOf(name)} is ${ofPresence.has(name) ? 'set' : String(told.value)} in a pod for Windows: ${limitation.statement.value}.`,
          // Whose pod it is stands in words alone.
          facts: [{ ...limitation.statement, confidence: 'inferred' }],
        },
      ]
    })
  },
})

/** What is there, whatever it holds. */
const ofPresence: ReadonlySet<string> = new Set([
  'workload.volumeDevices',
  'workload.nfs',
  'workload.seLinuxOptions',
  'workload.supplementalGroups',
  'workload.sysctls',
])
const nameOf = (name: string) =>
  name === 'workload.nfs' ? 'An NFS volume' : name.replace('workload.', '')

const isSaid = ({ weight }: Observation) => weight === 'statement'

const find = createFieldFinder(rowsOf('pod-field'))
