/** A pod for Windows nodes as YAML; more of its container may follow. */
export const windowsPod = (image: string) => `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers:
  - name: a
    image: ${image}
`
