import type { Symptom } from '../define.ts'
import { inferred } from '../../fact.ts'

const code = 'github kubernetes/kubernetes/blob/'
const predicate = `${code}00991fb96b40c675ccdc8b61d9893a5f7de526ec/pkg/kubelet/lifecycle/predicate.go`
const hooks =
  'github kubernetes/website/blob/036dd680f9a555f9e2142165289c2528fbf01dec/content/en/docs/concepts/containers/container-lifecycle-hooks.md'
const containers = `${code}fbba6b47ad9824012048624a5ef60669e8109517/pkg/kubelet/kuberuntime/kuberuntime_container.go`
const devices = `${code}7510f32987feb7efbaced9aec1ca15303dea252b/pkg/kubelet/cm/devicemanager/manager.go`
const events = [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }] as const

/** Events by which the kubelet and the API server refuse a pod, or end one of its containers. */
export const podEventsSymptoms: readonly Symptom[] = [
  {
    id: 'EV-01',
    about: 'hook that fails',
    kind: 'error',
    words: [['FailedPostStartHook'], ['FailedPreStopHook'], ['PostStartHook failed']],
    printed: events,
    causes: [
      {
        cause: inferred(
          'The command of the hook does not exist in the image, or ends with an error, as one for /bin/sh or sleep in a Windows image; after postStart the container is killed and started anew.',
          [hooks],
        ),
        likely: [{ found: 'container-command' }],
        checks: [
          {
            command: 'kubectl exec POD -- COMMAND-OF-THE-HOOK',
            shows: 'not recognized, or the file is not found',
          },
        ],
        remedy:
          'Write the hook for cmd.exe or PowerShell, with a program that the image has, and let it end with 0.',
      },
    ],
  },
  {
    id: 'EV-02',
    about: 'pod that the kubelet has no room for',
    kind: 'error',
    // The reasons alone, as OutOfmemory, read as words that people say.
    words: [["Node didn't have enough resource:"]],
    printed: events,
    causes: [
      {
        cause: inferred(
          'The node was full as the pod came: it was placed past the scheduler (nodeName), or the kubelet was restarted with fewer pods (maxPods) or more reserved memory than before.',
          [predicate],
        ),
        checks: [
          {
            command: 'kubectl describe node NODE',
            shows: 'Allocatable of pods and memory near what is allocated',
          },
        ],
        remedy:
          'Take nodeName out, so that the scheduler counts, or give the node more pods or less reserved memory; the failed pod is made anew by its controller.',
      },
    ],
  },
  {
    id: 'EV-03',
    about: 'pod whose selector the kubelet does not meet',
    kind: 'error',
    words: [['Predicate NodeAffinity failed']],
    printed: events,
    causes: [
      {
        cause: inferred(
          'The node no longer has a label that the pod selects, or the pod was bound to it by nodeName: the kubelet compares again when it starts.',
          [predicate],
        ),
        checks: [
          {
            command: 'kubectl get node NODE --show-labels',
            shows: 'without a label of the pod’s nodeSelector',
          },
        ],
        remedy:
          'Give the node its label again (node-labels of its pool or of the kubelet), or mend the selector; the controller makes the pod anew.',
      },
    ],
  },
  {
    id: 'EV-04',
    about: 'service account that is not there',
    kind: 'error',
    words: [['error looking up service account', 'not found']],
    printed: [{ by: 'API server', in: 'console, events of the ReplicaSet or DaemonSet' }],
    causes: [
      {
        cause: inferred(
          'The pod names a service account that its namespace does not have: the manifest went to another namespace, or its part with the account was left out.',
          [
            `${code}15816b382ef2b81bd376fc2492062a8216e0a490/plugin/pkg/admission/serviceaccount/admission.go`,
          ],
        ),
        checks: [{ command: 'kubectl get sa -n NAMESPACE', shows: 'without that name' }],
        remedy:
          'Apply the whole manifest in its namespace, or make the account: kubectl create sa NAME -n NAMESPACE.',
      },
    ],
  },
  {
    id: 'EV-05',
    about: 'container that is not made or started',
    kind: 'wrapper',
    reasonElsewhere: true,
    words: [['Error: CreateContainerError'], ['Error: RunContainerError']],
    wordsInferred: true,
    printed: events,
    causes: [
      {
        cause: inferred(
          'The line only says that the runtime did not make or start the container; the event beside it, or the log of containerd, has the function and the code.',
          [containers],
        ),
        checks: [
          {
            command: 'kubectl describe pod POD',
            shows:
              'another Failed event: failed to create containerd task, hcs::CreateComputeSystem …',
          },
        ],
        remedy: 'Send the whole Events part, and the log of containerd of the same minute.',
      },
    ],
  },
  {
    id: 'EV-06',
    about: 'device that is not there',
    kind: 'error',
    words: [
      ['requested number of devices unavailable for'],
      ['Allocate failed due to', 'which is unexpected'],
    ],
    printed: events,
    causes: [
      {
        cause: inferred(
          'The device plugin has not registered its devices, or not again after the kubelet was restarted, or the node has none left.',
          [predicate, devices],
        ),
        checks: [
          {
            command: 'kubectl describe node NODE',
            shows: 'Allocatable of the device is 0 or missing',
          },
          { command: 'kubectl logs POD-OF-THE-DEVICE-PLUGIN', shows: 'an error as it registers' },
        ],
        remedy: 'Restart the pod of the device plugin on this node, then create the pod again.',
      },
    ],
  },
]
