import type { Fact } from '../fact.ts'
import { inferred, verified } from '../fact.ts'
import { isAtLeast } from '../../values/version.ts'

/**
 * Fields of workload objects that came after the oldest minor here, by path in the object, and the
 * minor that first has them. A path that is not listed has always been there.
 */
export const podFieldsFirstSeen = {
  'spec.os': verified('1.23', ['api']),
  'spec.overhead': verified('1.16', ['api']),
  'spec.hostUsers': verified('1.25', ['api']),
  'spec.resources': verified('1.32', ['api']),
  'spec.hostnameOverride': verified('1.34', ['api']),
  'spec.securityContext.windowsOptions': verified('1.15', ['api']),
  'windowsOptions.gmsaCredentialSpecName': verified('1.15', ['api']),
  'windowsOptions.gmsaCredentialSpec': verified('1.15', ['api']),
  'windowsOptions.runAsUserName': verified('1.16', ['api']),
  'windowsOptions.hostProcess': verified('1.22', ['api']),
  'securityContext.appArmorProfile': verified('1.30', ['api']),
  'spec.securityContext.supplementalGroupsPolicy': verified('1.31', ['api']),
  'spec.securityContext.seLinuxChangePolicy': verified('1.32', ['api']),
  'RuntimeClass.scheduling': verified('1.16', ['api']),
  'RuntimeClass.overhead': verified('1.16', ['api']),
  'Service.spec.ipFamilyPolicy': verified('1.20', [
    'api-at kubernetes-1.20.0/core/v1/types.go#L4009-L4017',
  ]),
  'Service.spec.internalTrafficPolicy': inferred('1.21', [
    'github kubernetes/kubernetes/pull/96600',
    'github kubernetes/website/pull/31408',
  ]),
} as const satisfies Readonly<Record<string, Fact<string>>>

/** Without it the API server keeps no `internalTrafficPolicy`; its life stands with the gates. */
export const trafficPolicyGate = 'ServiceInternalTrafficPolicy'

export type DatedField = keyof typeof podFieldsFirstSeen

export const hasField = (field: DatedField, minor: string) =>
  isAtLeast(minor, podFieldsFirstSeen[field].value)

/** `spec.os`: when the API server drops it without its gate, and where it does nothing. */
export const podOS = {
  gate: 'IdentifyPodOS',
  droppedWithoutGate: verified({ from: '1.23', through: '1.23' } as const, [
    'doc003-os',
    'gate-IdentifyPodOS',
    'ca-1.23 pkg/api/pod/util.go#L589-L590',
  ]),
  notForScheduling: verified(true, ['web-guide']),
} as const

const validated = [
  'doc003-os',
  'ca-1.23 pkg/apis/core/validation/validation.go#L3626-L3704',
  'ca-1.31 pkg/apis/core/validation/validation.go',
  'web-intro-b',
] as const

const later = ['smb-1.32', 'ms-1.36 pkg/apis/core/validation/validation.go'] as const

const podLevel = [
  'spec.hostPID',
  'spec.hostIPC',
  'spec.shareProcessNamespace',
  'spec.securityContext.seLinuxOptions',
  'spec.securityContext.seccompProfile',
  'spec.securityContext.fsGroup',
  'spec.securityContext.fsGroupChangePolicy',
  'spec.securityContext.sysctls',
  'spec.securityContext.runAsUser',
  'spec.securityContext.runAsGroup',
  'spec.securityContext.supplementalGroups',
] as const

const containerLevel = [
  'seLinuxOptions',
  'seccompProfile',
  'capabilities',
  'readOnlyRootFilesystem',
  'privileged',
  'allowPrivilegeEscalation',
  'procMount',
  'runAsUser',
  'runAsGroup',
] as const

/** Of the fields below those that it refuses only where they are true. */
export const osNameSwitches: readonly string[] = ['spec.hostPID', 'spec.hostIPC']

/**
 * Fields that the API server refuses in a pod with `os.name: windows`, whatever their value, and the
 * minor from which it does. `containers[*]` stands for init and ephemeral containers too.
 */
export const osNameForbiddenFields: Readonly<Record<string, Fact<string>>> = {
  ...Object.fromEntries(
    [
      ...podLevel,
      ...containerLevel.map((field) => `spec.containers[*].securityContext.${field}`),
    ].map((path) => [path, verified('1.23', validated)]),
  ),
  'spec.hostUsers': verified('1.25', [
    'ca-1.25 pkg/apis/core/validation/validation.go#L3711',
    ...later,
  ]),
  'spec.securityContext.appArmorProfile': verified('1.30', [
    'ca-1.30 pkg/apis/core/validation/validation.go',
    ...later,
  ]),
  'spec.containers[*].securityContext.appArmorProfile': verified('1.30', [
    'ca-1.30 pkg/apis/core/validation/validation.go',
    ...later,
  ]),
  'spec.securityContext.supplementalGroupsPolicy': verified('1.31', [
    'ca-1.31 pkg/apis/core/validation/validation.go',
    ...later,
  ]),
  'spec.securityContext.seLinuxChangePolicy': verified('1.32', [
    'smb-1.32#L4438',
    'ms-1.36 pkg/apis/core/validation/validation.go',
  ]),
  'spec.resources': verified('1.34', [
    'rn-1.34#L44',
    'kep-2837',
    'ms-1.34 pkg/apis/core/validation/validation.go#L4619',
    'ms-1.36 pkg/apis/core/validation/validation.go#L4747',
  ]),
}
