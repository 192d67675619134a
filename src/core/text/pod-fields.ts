/** Fields that a pod has, and no container. */
export const podAlone =
  'nodeSelector|tolerations|affinity|volumes|hostNetwork|hostPID|hostIPC|hostname|hostAliases|runtimeClassName|restartPolicy|serviceAccountName|imagePullSecrets|dnsPolicy|dnsConfig|os|nodeName|priorityClassName|shareProcessNamespace|terminationGracePeriodSeconds'

/** Fields that a container has, and no pod. */
export const containerAlone =
  'resources|volumeMounts|volumeDevices|ports|env|envFrom|command|args|lifecycle|livenessProbe|readinessProbe|startupProbe|imagePullPolicy|workingDir'

/** What stands in the spec of a pod; values of charts have more beside it. */
export const podSpec = `containers|initContainers|securityContext|automountServiceAccountToken|${podAlone}`
