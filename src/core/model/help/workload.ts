import { defineHelp } from './define.ts'

export const workloadHelp = defineHelp({
  workloadKind: {
    text: 'A Deployment runs a number of like pods wherever they fit; a DaemonSet runs one pod on every Windows node.',
  },
  workloadName: {
    text: 'The name of the workload, its pods and its Service: a DNS label in lower case.',
  },
  namespace: {
    text: 'The namespace that the workload is created in.',
  },
  image: {
    text: 'The container image with its tag. An image for Windows is built on one Windows release, which its tag usually names.',
    sources: ['msvc'],
  },
  imageRelease: {
    text: 'The Windows release that the image is built on. With process isolation it must fit the host. Left to the app, it is read from the tag, and else it is that of the host.',
    sources: ['msvc'],
  },
  replicas: {
    text: 'How many pods the Deployment runs.',
  },
  containerPort: {
    text: 'The port that the application listens on inside the container.',
  },
  serviceType: {
    text: 'How the pods are reached: inside the cluster, on a port of every node, through a load balancer of the platform, or not at all.',
  },
  servicePort: {
    text: 'The port of the Service, under which clients reach the workload.',
  },
  externalTrafficPolicy: {
    text: 'Cluster spreads traffic from outside over all nodes and may hide the client’s address; Local keeps it on the node where it arrives, and needs more from Windows.',
    sources: ['web-net-b'],
  },
  sessionAffinity: {
    text: 'ClientIP sends all connections of one client to the same pod. Windows supports it from certain releases on.',
    sources: ['doc004', 'web-net-b'],
  },
  sessionAffinityTimeout: {
    text: 'How long a client stays with its pod, in seconds. The Kubernetes documentation says that Windows Services do not support setting it.',
    sources: ['doc004'],
  },
  preserveDestination: {
    text: 'Packets reach the pod with the virtual address of the Service still in them, and the client’s address is kept.',
    sources: ['doc004', 'web-net-b'],
  },
  cpuRequest: {
    text: 'The share of processors that the scheduler sets aside. Empty means that the limit counts as the request too.',
  },
  cpuLimit: {
    text: 'The most processor time that a container gets, for example 1 or 500m.',
    sources: ['web-res'],
  },
  memoryRequest: {
    text: 'The memory that the scheduler sets aside. Windows does not guarantee it to a container, so requests below what the pods use overfill the node.',
    sources: ['web-res'],
  },
  memoryLimit: {
    text: 'The most memory that a container may commit, for example 800Mi. Give one to every Windows container.',
    sources: ['web-res'],
  },
  runAsUserName: {
    text: 'The Windows user that runs the processes of the container, for example ContainerUser. Empty takes the user of the image.',
    sources: ['web-sec', 'web-intro-36'],
  },
  gmsaCredentialSpec: {
    find: { on: 'cluster', command: 'kubectl get gmsacredentialspecs' },
    text: 'The name of a group managed service account credential spec. With it the container has an Active Directory identity.',
    sources: ['kep-689'],
  },
  volumes: {
    text: String.raw`Storage of the pod, one kind:source:path each, such as emptyDir::C:\data, secret:tls:C:\tls or hostPath:C:\logs:C:\logs. With Docker a single file cannot be a mount point.`,
    sources: ['web-store'],
  },
  livenessProbe: {
    text: 'How the kubelet finds out that a container hangs and must be restarted.',
  },
  readinessProbe: {
    text: 'How the kubelet finds out that a container can take traffic. Windows containers start slowly, so allow for it.',
  },
  useRuntimeClass: {
    text: 'Puts node selector, toleration and runtime handler in one RuntimeClass that workloads name, in place of repeating them in every pod.',
    sources: ['doc004-guide'],
  },
  logMonitor: {
    text: 'Windows applications often log to files or the event log. LogMonitor is a tool in the image that writes those to standard output, where kubectl logs finds them.',
    sources: ['doc004-guide'],
  },
})
