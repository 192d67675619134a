import { testLint } from '../../../testing/test-lint.ts'
import { apiHostNoService } from './api-host-no-service.ts'

const range = '=== a.txt ===\nkubeadm init --service-cidr=10.96.0.0/12\n'
const endpoint = (host: string) =>
  `=== cm.yaml ===\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: kubernetes-services-endpoint, namespace: tigera-operator}\ndata:\n  KUBERNETES_SERVICE_HOST: ${host}\n  KUBERNETES_SERVICE_PORT: "443"\n`
const agent = (host: string, isHost = true) =>
  `=== ds.yaml ===
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent}
spec:
  selector: {matchLabels: {app: agent}}
  template:
    metadata: {labels: {app: agent}}
    spec:
      hostNetwork: true
      nodeSelector: {kubernetes.io/os: windows}
      securityContext: {windowsOptions: {hostProcess: ${isHost}, runAsUserName: 'NT AUTHORITY\\system'}}
      containers:
        - name: agent
          image: a/b:1
          env:
            - {name: KUBERNETES_SERVICE_HOST, value: ${host}}
`

const listed =
  '=== svc.txt ===\n$ kubectl get svc\nNAME         TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)   AGE\nkubernetes   ClusterIP   10.43.0.1    <none>        443/TCP   9d\n'

testLint(apiHostNoService, {
  valid: [
    { name: 'no Service of the list', text: listed + endpoint('10.43.0.9') },
    { name: 'the API server', text: range + endpoint('10.0.0.4') + agent('10.0.0.4') },
    { name: 'its name', text: range + endpoint('api.example.com') },
    { name: 'no range', text: endpoint('10.96.0.1') },
    { name: 'a pod behind kube-proxy', text: range + agent('10.96.0.1', false) },
  ],
  invalid: [
    {
      name: 'the address of a Service of the list',
      text: listed + endpoint('10.43.0.1'),
      messages: [/is 10\.43\.0\.1, the Service kubernetes: the host/],
      severity: 'error',
    },
    {
      name: 'the address of the Service',
      text: range + endpoint('10.96.0.1'),
      messages: [/is 10\.96\.0\.1, an address of the Services in 10\.96\.0\.0\/12/],
      severity: 'error',
    },
    {
      name: 'a range that the same agent is told',
      text: agent('10.43.0.1').replace(
        '          env:\n',
        '          env:\n            - {name: SERVICE_SUBNET, value: 10.43.0.0/16}\n',
      ),
      messages: [/10\.43\.0\.1, an address of the Services in 10\.43\.0\.0\/16/],
      severity: 'error',
    },
    {
      name: 'the name of the Service in a HostProcess pod',
      text: agent('kubernetes.default.svc'),
      messages: [/is kubernetes\.default\.svc, the Service of the API server/],
      severity: 'error',
    },
  ],
})
