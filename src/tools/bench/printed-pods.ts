/** One item of the list that `kubectl get pods -o yaml` prints: names and times differ as on a real cluster. */
export const printedPod = (i: number) => `- apiVersion: v1
  kind: Pod
  metadata:
    annotations:
      cni.projectcalico.org/containerID: ${digits(i, 64)}
    creationTimestamp: "2024-05-${10 + (i % 20)}T08:1${i % 10}:21Z"
    generateName: web-5d4f9c7b8-
    labels:
      app: web
      pod-template-hash: 5d4f9c7b8
    name: web-5d4f9c7b8-${digits(i, 5)}
    namespace: shop
    ownerReferences:
    - apiVersion: apps/v1
      blockOwnerDeletion: true
      controller: true
      kind: ReplicaSet
      name: web-5d4f9c7b8
      uid: 5e41c1b2-21f4-4b1c-9b56-0a4e5f2c8d10
    resourceVersion: "${1_200_000 + i * 17}"
    uid: ${digits(i + 1, 8)}-91f4-4b1c-9b56-${digits(i + 2, 12)}
  spec:
    containers:
    - env:
      - name: ASPNETCORE_ENVIRONMENT
        value: Production
      image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022
      imagePullPolicy: IfNotPresent
      name: web
      ports:
      - containerPort: 80
        protocol: TCP
      resources:
        limits:
          cpu: "1"
          memory: 800Mi
        requests:
          cpu: "1"
          memory: 800Mi
      terminationMessagePath: /dev/termination-log
      terminationMessagePolicy: File
      volumeMounts:
      - mountPath: /var/run/secrets/kubernetes.io/serviceaccount
        name: kube-api-access-${digits(i + 3, 5)}
        readOnly: true
    dnsPolicy: ClusterFirst
    enableServiceLinks: true
    nodeName: win-${i % 5}
    nodeSelector:
      kubernetes.io/os: windows
    preemptionPolicy: PreemptLowerPriority
    priority: 0
    restartPolicy: Always
    schedulerName: default-scheduler
    securityContext: {}
    serviceAccount: default
    serviceAccountName: default
    terminationGracePeriodSeconds: 30
    tolerations:
    - effect: NoExecute
      key: node.kubernetes.io/not-ready
      operator: Exists
      tolerationSeconds: 300
    - effect: NoExecute
      key: node.kubernetes.io/unreachable
      operator: Exists
      tolerationSeconds: 300
    volumes:
    - name: kube-api-access-${digits(i + 3, 5)}
      projected:
        defaultMode: 420
        sources:
        - serviceAccountToken:
            expirationSeconds: 3607
            path: token
        - configMap:
            items:
            - key: ca.crt
              path: ca.crt
            name: kube-root-ca.crt
        - downwardAPI:
            items:
            - fieldRef:
                apiVersion: v1
                fieldPath: metadata.namespace
              path: namespace
  status:
    conditions:
${['Initialized', 'Ready', 'ContainersReady', 'PodScheduled'].map((type) => condition(type, i)).join('\n')}
    containerStatuses:
    - containerID: containerd://${digits(i + 4, 64)}
      image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022
      imageID: mcr.microsoft.com/windows/servercore/iis@sha256:${digits(0, 64)}
      lastState: {}
      name: web
      ready: true
      restartCount: ${i % 3}
      started: true
      state:
        running:
          startedAt: "2024-05-${10 + (i % 20)}T08:15:20Z"
    hostIP: 10.0.1.${i % 5}
    phase: Running
    podIP: 10.244.${i % 5}.${i % 200}
    podIPs:
    - ip: 10.244.${i % 5}.${i % 200}
    qosClass: Guaranteed
    startTime: "2024-05-${10 + (i % 20)}T08:1${i % 10}:21Z"`

const condition = (type: string, i: number) => `    - lastProbeTime: null
      lastTransitionTime: "2024-05-${10 + (i % 20)}T08:15:21Z"
      status: "True"
      type: ${type}`

/** Hexadecimal digits that look like those of an id, the same at each run. */
function digits(seed: number, count: number): string {
  let text = ''
  for (let i = 0; text.length < count; i++)
    text += (Math.imul(seed * 31 + i + 7, 2_654_435_761) >>> 0).toString(16).padStart(8, '0')
  return text.slice(0, count)
}
