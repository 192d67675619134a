/** Kinds by the words that people type for them. */
const kinds: readonly (readonly [words: RegExp, apiVersion: string, kind: string])[] = [
  [/^networks?\.operator/, 'operator.openshift.io/v1', 'Network'],
  [/^networks?\.config/, 'config.openshift.io/v1', 'Network'],
  [/^(?:services?|svc)$/, 'v1', 'Service'],
  [/^(?:daemonsets?|ds)$/, 'apps/v1', 'DaemonSet'],
  [/^(?:deployments?|deploy)$/, 'apps/v1', 'Deployment'],
  [/^(?:pods?|po)$/, 'v1', 'Pod'],
  [/^runtimeclass(?:es)?$/, 'node.k8s.io/v1', 'RuntimeClass'],
  [/^installations?(?:\.operator\.tigera\.io)?$/, 'operator.tigera.io/v1', 'Installation'],
  [/^ippools?(?:\.crd\.projectcalico\.org)?$/, 'crd.projectcalico.org/v1', 'IPPool'],
  [
    /^felixconfig(?:uration)?s?(?:\.(?:crd\.)?projectcalico\.org)?$/,
    'crd.projectcalico.org/v1',
    'FelixConfiguration',
  ],
  [/^ipamconfigurations?(?:\.projectcalico\.org)?$/, 'projectcalico.org/v3', 'IPAMConfiguration'],
  [/^(?:configmaps?|cm)$/, 'v1', 'ConfigMap'],
  [/^ipamconfigs?(?:\.crd\.projectcalico\.org)?$/, 'crd.projectcalico.org/v1', 'IPAMConfig'],
]

/** The kind that a word of a command means. */
export function kindCalled(word: string) {
  const own = kinds.find(([words]) => words.test(word))
  return own && { apiVersion: own[1], kind: own[2] }
}
