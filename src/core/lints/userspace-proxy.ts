import { antreaParts } from '../catalog/cni/antrea-parts.ts'
import type { Observation } from '../model/observation.ts'
import { deciding, named } from '../model/observed.ts'
import { isBefore } from '../values/version.ts'

/** Whether kube-proxy serves Services in userspace mode, as it could before: then the agent of Antrea need not. */
export const isServedInUserspace = (observations: readonly Observation[]): boolean =>
  named(observations, 'kubeProxy.flag.proxy-mode').some(({ value }) => value === 'userspace') &&
  deciding(observations, 'kubernetesVersion').every(({ value }) =>
    isBefore(String(value), antreaParts.noUserspaceProxy.value.from),
  )
