/** Manifests for tests of lints: a pod that asks for Windows nodes, and a Service. */

export const windowsSelector = { 'kubernetes.io/os': 'windows' }

export const podManifest = (spec: object = {}, container: object = {}, metadata: object = {}) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'a', ...metadata },
  spec: {
    nodeSelector: windowsSelector,
    containers: [{ name: 'a', image: 'b', ...container }],
    ...spec,
  },
})

export const serviceManifest = (spec: object = {}, metadata: object = {}) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'a', ...metadata },
  spec: { ports: [{ port: 80 }], ...spec },
})

/** A pod whose containers are HostProcess by an option at the pod. */
export const hostProcessManifest = (
  spec: object = {},
  options: object = {},
  container: object = {},
) =>
  podManifest(
    {
      hostNetwork: true,
      securityContext: {
        windowsOptions: {
          hostProcess: true,
          runAsUserName: String.raw`NT AUTHORITY\SYSTEM`,
          ...options,
        },
      },
      ...spec,
    },
    container,
  )
