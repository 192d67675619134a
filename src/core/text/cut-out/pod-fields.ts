const ofPod =
  'nodeSelector|tolerations|affinity|volumes|hostNetwork|hostname|runtimeClassName|restartPolicy|serviceAccountName|imagePullSecrets|dnsPolicy|dnsConfig|os|nodeName|priorityClassName|terminationGracePeriodSeconds'

/** Fields that a pod has, and no container. */
export const podAlone = `${ofPod}|hostPID|hostIPC|hostAliases|shareProcessNamespace`

/** Fields that a container has, and no pod. */
export const containerAlone =
  'resources|volumeMounts|volumeDevices|ports|env|envFrom|command|args|lifecycle|livenessProbe|readinessProbe|startupProbe|imagePullPolicy|workingDir'

/** What a piece of the spec of a pod is known by, also beside words; values of charts have more beside it. */
export const podSpec = `containers|initContainers|securityContext|automountServiceAccountToken|${ofPod}`
