import type { Symptom } from './define.ts'

/**
 * Words that name the step which failed and not why: what is said where no row knows the text inside
 * them. Each leads to a guide, from the step on at which such words arrive.
 */
export const stages: readonly Symptom[] = [
  {
    id: 'STEP-SANDBOX',
    about: 'sandbox of a pod',
    kind: 'wrapper',
    words: [
      ['Failed to create pod sandbox:'],
      ['Failed create pod sandbox:'],
      ['Failed to create sandbox for pod', 'err='],
      ['CreatePodSandboxError', 'Failed to create sandbox for pod'],
      ['RunPodSandbox', 'failed'],
    ],
    printed: [{ by: 'kubelet, containerd', in: 'event, log' }],
    passedBy: ['Started container', 'Container started'],
    guide: { tree: 'T-01', from: 'b' },
    causes: [],
  },
  {
    id: 'STEP-CONTAINER',
    about: 'start of a container',
    kind: 'wrapper',
    words: [
      ['Error: failed to create containerd task'],
      ['Error: failed to create containerd container'],
      ['Error: failed to start container'],
      ['StartContainer', 'failed, error'],
      ['CreateContainer in sandbox from runtime service failed'],
      ['StartContainer from runtime service failed'],
    ],
    printed: [{ by: 'kubelet, containerd', in: 'event, log' }],
    guide: { tree: 'T-01', from: 'i' },
    causes: [],
  },
  {
    id: 'STEP-VOLUME',
    about: 'volume of a pod',
    kind: 'wrapper',
    words: [
      ['Warning FailedMount'],
      ['Warning FailedAttachVolume'],
      ['MountVolume.', ' failed for volume'],
      ['AttachVolume.Attach failed'],
      ['Unable to attach or mount volumes'],
    ],
    printed: [{ by: 'kubelet', in: 'event, log' }],
    passedBy: ['Started container', 'Container started'],
    guide: { tree: 'T-16', from: 'a' },
    causes: [],
  },
  {
    id: 'STEP-NODE',
    about: 'Ready condition of a node',
    kind: 'wrapper',
    words: [
      ['Ready', 'False', 'KubeletNotReady'],
      ['Ready', 'Unknown', 'NodeStatusUnknown'],
      ['reason: KubeletNotReady'],
      ['"reason": "KubeletNotReady"'],
      ['reason: NodeStatusUnknown'],
      ['"reason": "NodeStatusUnknown"'],
      ['Warning NodeNotReady'],
      ['Normal NodeNotReady'],
      ['status is now: NodeNotReady'],
    ],
    printed: [{ by: 'kubelet, node controller', in: 'condition, event' }],
    passedBy: ['NodeReady'],
    guide: { tree: 'T-02', from: 'b' },
    causes: [],
  },
  {
    id: 'STEP-JOIN',
    about: 'phase of a join',
    kind: 'wrapper',
    words: [['error execution phase', ':']],
    printed: [{ by: 'kubeadm', in: 'output' }],
    guide: { tree: 'T-12', from: 'b' },
    causes: [],
  },
  {
    id: 'STEP-BACKEND',
    about: 'way from the API server to the kubelet',
    kind: 'wrapper',
    words: [['error dialing backend:'], ['unable to upgrade connection:']],
    printed: [{ by: 'kubectl', in: 'output' }],
    guide: { tree: 'T-18', from: 'a' },
    causes: [],
  },
]

/** What a list of nodes or pods shows of a symptom, and the guide that leads to its cause. */
export const statuses: readonly {
  readonly observed: string
  readonly is: RegExp
  readonly tree: string
  /** The check with which to begin, where what is listed has passed those before: a node in a list has registered. */
  readonly from?: string
}[] = [
  { observed: 'node.status', is: /^(?:NotReady|Unknown)\b/, tree: 'T-02', from: 'b' },
  { observed: 'pod.status', is: /^(?:Init:)?ContainerCreating$/, tree: 'T-01' },
  {
    observed: 'pod.status',
    is: /^(?:CreateContainer(?:Config)?Error|RunContainerError|StartError|ContainerCannotRun)$/,
    tree: 'T-01',
  },
  { observed: 'pod.status', is: /^(?:Init:)?(?:ErrImagePull|ImagePullBackOff)$/, tree: 'T-09' },
  { observed: 'pod.status', is: /^(?:Init:)?CrashLoopBackOff$/, tree: 'T-29' },
]
