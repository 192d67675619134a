import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const versions = { command: 'docker version', shows: 'API version of the server' }

/** What Docker, dockershim, the kubelet and the scheduler refuse, and say so in words of their own. */
export const refusedByRuntimeSymptoms: readonly Symptom[] = [
  {
    id: 'Q-01',
    about: 'Docker older than its client',
    kind: 'error',
    words: [['client version', 'is too new. Maximum supported API version is']],
    printed: [{ by: 'kubelet, Docker', in: 'kubelet log, output of docker' }],
    causes: [
      {
        cause: verified(
          'Docker on the node is older than the API that the kubelet or client speaks; the kubelet stops. Since 1.12 it asks for more than Docker 18.03 has.',
          [
            'github kubernetes/kubernetes/issues/69996',
            'github Azure/acs-engine/pull/4223',
            'doc002',
          ],
        ),
        checks: [versions],
        remedy:
          'Update Docker (18.09 or later for Kubernetes 1.14 to 1.18, 19.03 from 1.19 on). Until then the environment variable DOCKER_API_VERSION of the kubelet, set to the maximum that the message names, gets it started.',
      },
    ],
  },
  {
    id: 'Q-02',
    about: 'Docker newer than its client',
    kind: 'error',
    words: [['client version', 'is too old. Minimum supported API version is']],
    printed: [{ by: 'cri-dockerd, kubelet, Docker', in: 'logs, output of docker' }],
    causes: [
      {
        cause: inferred(
          'Docker was updated to a release that no longer answers the old API of what speaks to it: cri-dockerd, the kubelet with dockershim, or an old client.',
          ['github docker/for-win/issues/14997'],
        ),
        checks: [versions],
        remedy:
          'Update cri-dockerd or the client, or take Docker back to the release before. The kubelet with dockershim (up to 1.23) gets no newer one: move to containerd.',
      },
    ],
  },
  {
    id: 'Q-03',
    about: 'handler of dockershim',
    kind: 'error',
    words: [['RuntimeHandler "', 'not supported']],
    printed: [{ by: 'kubelet with dockershim', in: 'events, kubelet log' }],
    causes: [
      {
        cause: verified(
          'dockershim of 1.14 takes no RuntimeClass with a handler at all, not even docker.',
          ['ca-1.14 pkg/kubelet/dockershim/docker_sandbox.go#L99'],
        ),
        likely: [{ kubernetes: { through: '1.14' } }],
        excluded: [{ kubernetes: { from: '1.15' } }],
        checks: [{ command: 'kubectl get nodes', shows: 'kubelets of 1.14' }],
        remedy:
          'Take runtimeClassName out of the pod and select the nodes with nodeSelector, or upgrade the nodes to 1.15.',
      },
      {
        cause: verified(
          'The handler of the RuntimeClass is not docker, the one that dockershim takes.',
          ['ca-1.15 pkg/kubelet/dockershim/docker_sandbox.go#L99'],
        ),
        likely: [{ kubernetes: { from: '1.15' } }],
        excluded: [{ says: 'RuntimeHandler "docker"' }],
        checks: [{ command: 'kubectl get runtimeclass -o wide', shows: 'another handler' }],
        remedy:
          'Set handler: docker, or run the node with containerd where a handler such as runhcs-wcow-process exists.',
      },
    ],
  },
  {
    id: 'Q-04',
    about: 'resize of a Windows pod',
    kind: 'error',
    words: [
      ['In-place pod resize is not supported on Windows'],
      ['Resizing Windows pods is not supported'],
      ['In-place resize of Windows pods is not supported'],
      ['Forbidden: windows pods cannot be resized'],
    ],
    printed: [
      { by: 'kubelet', in: 'condition PodResizePending (Infeasible), events' },
      { by: 'kube-apiserver', in: 'answer of kubectl' },
    ],
    causes: [
      {
        cause: verified(
          'The kubelet on Windows changes no resources of a pod that runs: each resize is refused, and the pod keeps what it had.',
          [
            'github kubernetes/kubernetes/pull/129216',
            'github kubernetes/enhancements/issues/6303',
          ],
        ),
        excluded: [{ says: 'Forbidden: windows pods' }],
        checks: [
          {
            command:
              'kubectl get pod NAME -o jsonpath="{.status.conditions[?(@.type==\'PodResizePending\')]}"',
            shows: 'reason Infeasible',
          },
        ],
        remedy:
          'Change the resources in the template (Deployment, StatefulSet) and let the pods be made anew. Keep the vertical autoscaler from resizing in place: updateMode Recreate.',
      },
      {
        cause: verified(
          'In-place resize is not there for Windows pods: the API server refuses it from 1.32 on, whatever the gate InPlacePodVerticalScaling is.',
          ['rn-1.32#L325', 'smb-1.32#L5601', 'web-resize'],
        ),
        excluded: [{ says: 'In-place' }, { says: 'Resizing Windows pods' }],
        checks: [{ command: 'kubectl get pod POD -o jsonpath={.spec.os.name}', shows: 'windows' }],
        remedy: 'Change the resources in the template of the workload, which makes the pods anew.',
      },
    ],
  },
  {
    id: 'Q-05',
    about: 'Docker without Containers',
    kind: 'error',
    ofHost: true,
    words: [['failed to load vmcompute.dll'], ['Error starting daemon', 'vmcompute.dll']],
    printed: [{ by: 'dockerd', in: 'its output, event log' }],
    causes: [
      {
        cause: verified(
          'The Windows feature Containers is not installed, or the restart after its installation is missing, so the library of HCS is not there.',
          ['github moby/moby/issues/28327', 'github docker/for-win/issues/2020'],
        ),
        checks: [
          { command: 'Get-WindowsFeature Containers', shows: 'Available instead of Installed' },
        ],
        remedy:
          'Install-WindowsFeature Containers, restart the machine, then start docker. Hyper-V is needed for Hyper-V isolation alone.',
      },
    ],
  },
  {
    id: 'Q-06',
    about: 'huge pages on Windows',
    kind: 'error',
    words: [['nodes are available', 'Insufficient hugepages-']],
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: verified(
          'The pod asks for huge pages, which Windows nodes do not have; the other reasons in the line are about the other nodes.',
          ['doc002', 'doc003', 'web-intro-b'],
        ),
        likely: [{ observed: 'the pod is meant for Windows nodes' }],
        checks: [
          {
            command: 'kubectl get pod NAME -o jsonpath="{.spec.containers[*].resources}"',
            shows: 'hugepages-2Mi or hugepages-1Gi',
          },
        ],
        remedy: 'Take the huge pages out of the resources of the Windows pod.',
      },
    ],
  },
  {
    id: 'Q-07',
    about: 'another file as configuration',
    kind: 'error',
    words: [
      ['no kind "Config" is registered for version "v1"', 'config/scheme'],
      ['no kind \\"Config\\" is registered for version \\"v1\\"', 'config/scheme'],
    ],
    printed: [{ by: 'kubelet, kube-proxy', in: 'their logs' }],
    causes: [
      {
        cause: verified(
          '--config names a kubeconfig; it takes the file of settings (KubeletConfiguration, KubeProxyConfiguration).',
          ['github kubernetes/kubernetes/issues/121467', 'github kubernetes/kubeadm/issues/905'],
        ),
        checks: [{ look: 'kind in the file that --config names', shows: 'Config' }],
        remedy: 'Give the kubeconfig with --kubeconfig, and the file of settings with --config.',
      },
    ],
  },
  {
    id: 'Q-08',
    about: 'one dash before a flag',
    kind: 'error',
    settledBy: ['flag-dashes'],
    words: [['unknown shorthand flag: ']],
    printed: [{ by: 'kubelet, kube-proxy, kubectl, kubeadm', in: 'log, output' }],
    causes: [
      {
        cause: verified(
          'A flag has one dash, or a dash that a program for texts made of two: behind one dash each letter is a flag of its own.',
          ['github spf13/pflag/blob/01748d8045c9ec34ed975ff5d40d64e31033073e/flag.go'],
        ),
        checks: [{ look: 'the text behind “in” in the message', shows: 'the flag' }],
        remedy: 'Write two plain dashes before the name.',
      },
    ],
  },
  {
    id: 'Q-09',
    about: 'mounts that reach back to the host',
    kind: 'error',
    settledBy: ['pod-field'],
    words: [['Bidirectional mount propagation is available only to privileged containers']],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, events of the controller' }],
    causes: [
      {
        cause: verified(
          'A volume mount asks for mountPropagation Bidirectional, which only privileged containers get; Windows has none, and passes no mounts on.',
          ['ca-1.31 pkg/apis/core/validation/validation.go', 'doc004'],
        ),
        checks: [
          { look: 'volumeMounts of the manifest', shows: 'mountPropagation: Bidirectional' },
        ],
        remedy: 'Take mountPropagation out of the manifest for Windows.',
      },
    ],
  },
]
