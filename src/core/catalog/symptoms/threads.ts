import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** Messages of public reports that no other table has. */
export const threadSymptoms: readonly Symptom[] = [
  {
    id: 'R-01',
    about: 'Docker network host',
    kind: 'error',
    words: [['network host not found'], ['network "host" not found']],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'Pods of the network agent and of kube-proxy use a Docker network called host, which is not there, as after a reboot.',
          ['swt#94'],
        ),
        checks: [{ command: 'docker network ls', shows: 'no network host' }],
        remedy: 'Make it at every start: docker network create -d nat host.',
      },
    ],
  },
  {
    id: 'R-02',
    about: 'load balancer exists',
    kind: 'error',
    words: [['hcnCreateLoadBalancer failed', 'Cannot create a file when that file already exists']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'HNS was restarted: it kept the load balancers, and kube-proxy took them for gone and makes them again.',
          ['k8s#139519'],
        ),
        checks: [
          {
            command: 'hnsdiag list loadbalancers',
            shows: 'the address of the Service is there already',
          },
        ],
        remedy: 'Remove the stale load balancers and restart kube-proxy.',
      },
    ],
  },
  {
    id: 'R-03',
    about: 'CRI v1alpha2 not served',
    kind: 'error',
    words: [['unknown service runtime.v1alpha2.RuntimeService']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'What answers at the endpoint does not serve this version of CRI: the containerd inside Docker, or a containerd that no longer has it.',
          ['k8s#73189'],
        ),
        checks: [
          { command: 'crictl version', shows: 'the same error, or a runtime of another line' },
        ],
        remedy:
          'Point the kubelet to the pipe of containerd itself, of a line that fits its version.',
      },
    ],
  },
  {
    id: 'R-04',
    about: 'no resolv.conf',
    kind: 'noise',
    words: [['CheckLimitsForResolvConf', 'resolv.conf: The system cannot find the file specified']],
    printed: [{ by: 'kubelet', in: 'node events' }],
    causes: [
      {
        cause: inferred(
          'The kubelet looks for a resolv.conf, which Windows does not have; the node of the report was Ready all the same.',
          ['windows-machine-config-operator#762'],
        ),
        checks: [],
        remedy: 'Set the file to an empty text in the configuration of the kubelet.',
      },
    ],
  },
  {
    id: 'R-05',
    about: 'Calico waits for itself',
    kind: 'error',
    words: [['plugin type="calico"', 'timeout acquiring mutex']],
    printed: [{ by: 'calico', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'Many pods start at once on a node with many HNS endpoints, and the plugin lets one after the other.',
          ['calico#7823'],
        ),
        checks: [{ command: 'hnsdiag list endpoints', shows: 'far more endpoints than pods' }],
        remedy: 'Start fewer pods at a time; restart the node once to clear stale endpoints.',
      },
    ],
  },
  {
    id: 'R-06',
    about: 'plugin does not reach the API server',
    kind: 'error',
    words: [['plugin type="calico"', 'error getting ClusterInformation']],
    printed: [{ by: 'calico', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The plugin does not get the API server at the address of its kubeconfig: no route, no rights, or a proxy that answers in its place.',
          ['calico#9905'],
        ),
        checks: [
          {
            command: 'curl.exe -k https://APISERVER:6443/version',
            shows:
              'what stands behind the last colon of the message: no connection, or the page of a proxy',
          },
        ],
        remedy:
          'Put the Service range and the API server into NO_PROXY, and correct address and token in the kubeconfig of the plugin.',
      },
    ],
  },
  {
    id: 'R-07',
    about: 'API version that the server does not serve',
    kind: 'error',
    words: [['no matches for kind "', '" in version "']],
    printed: [{ by: 'kubectl', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The API server does not serve this kind in this version: it is older or newer than the manifest expects, or the definition of a custom resource is not installed.',
          ['api'],
        ),
        checks: [
          { command: 'kubectl api-versions', shows: 'whether the version of the message is there' },
        ],
        remedy: 'Write an apiVersion that the server has, or install the definition first.',
      },
    ],
  },
]
