import { osNameForbiddenFields, osNameSwitches } from '../workload/pod-fields.ts'
import type { Limitation } from './define.ts'

const ids: Readonly<Record<string, string>> = {
  'spec.hostPID': 'osname-hostpid',
  'spec.hostIPC': 'osname-hostipc',
  'spec.securityContext.seLinuxOptions': 'osname-securitycontext-selinuxoptions',
  'spec.securityContext.seccompProfile': 'osname-securitycontext-seccompprofile',
  'spec.securityContext.fsGroup': 'osname-securitycontext-fsgroup',
  'spec.securityContext.fsGroupChangePolicy': 'osname-securitycontext-fsgroupchangepolicy',
  'spec.securityContext.sysctls': 'osname-securitycontext-sysctls',
  'spec.shareProcessNamespace': 'osname-shareprocessnamespace',
  'spec.securityContext.runAsUser': 'osname-securitycontext-runasuser',
  'spec.securityContext.runAsGroup': 'osname-securitycontext-runasgroup',
  'spec.securityContext.supplementalGroups': 'osname-securitycontext-supplementalgroups',
  'spec.containers[*].securityContext.seLinuxOptions': 'osname-c-securitycontext-selinuxoptions',
  'spec.containers[*].securityContext.seccompProfile': 'osname-c-securitycontext-seccompprofile',
  'spec.containers[*].securityContext.capabilities': 'osname-c-securitycontext-capabilities',
  'spec.containers[*].securityContext.readOnlyRootFilesystem':
    'osname-c-securitycontext-readonlyrootfilesystem',
  'spec.containers[*].securityContext.privileged': 'osname-c-securitycontext-privileged',
  'spec.containers[*].securityContext.allowPrivilegeEscalation':
    'osname-c-securitycontext-allowprivilegeescalation',
  'spec.containers[*].securityContext.procMount': 'osname-c-securitycontext-procmount',
  'spec.containers[*].securityContext.runAsUser': 'osname-c-securitycontext-runasuser',
  'spec.containers[*].securityContext.runAsGroup': 'osname-c-securitycontext-runasgroup',
  'spec.hostUsers': 'osname-hostusers',
  'spec.securityContext.appArmorProfile': 'osname-securitycontext-apparmorprofile',
  'spec.containers[*].securityContext.appArmorProfile': 'osname-c-securitycontext-apparmorprofile',
  'spec.securityContext.supplementalGroupsPolicy':
    'osname-securitycontext-supplementalgroupspolicy',
  'spec.securityContext.seLinuxChangePolicy': 'osname-securitycontext-selinuxchangepolicy',
  'spec.resources': 'osname-resources',
}

/** Fields that the API server refuses in a pod with `os.name: windows`, made from the table of those fields. */
export const osNameFields: readonly Limitation[] = Object.entries(osNameForbiddenFields).map(
  ([field, from]) => {
    const isSwitch = osNameSwitches.includes(field)
    return {
      id: ids[field] ?? field,
      area: 'api-field',
      statement: {
        value: `The API server refuses ${field} in a pod with spec.os.name windows, ${isSwitch ? 'where it is true' : 'whatever its value'}`,
        sources: from.sources,
        confidence: from.confidence,
      },
      from: from.value,
      condition: 'spec.os.name is windows; in 1.23 only with the gate IdentifyPodOS',
      field,
      basis: 'refused',
      coveredBy: {
        lint: 'pod-field',
        where: { osName: 'windows', ...(isSwitch ? { equals: true } : {}) },
      },
    }
  },
)
