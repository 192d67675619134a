import { testLint } from '../../../testing/test-lint.ts'
import { dnsIsApiServer } from './dns-is-api-server.ts'

const services =
  '$ kubectl get svc\nNAME         TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)   AGE\nkubernetes   ClusterIP   10.43.0.1    <none>        443/TCP   90d\n'
const kubelet = (dns: string) =>
  `\nPS C:\\k> nssm get kubelet AppParameters\n--cluster-dns=${dns} --hostname-override=w1\n`

testLint(dnsIsApiServer, {
  valid: [
    { name: 'another address', text: services + kubelet('10.43.0.10') },
    { name: 'no Services were sent', text: kubelet('10.43.0.1') },
  ],
  invalid: [
    {
      name: 'the address of the API server',
      text: services + kubelet('10.43.0.1'),
      messages: [/10\.43\.0\.1 is the Service of the API server/],
      severity: 'error',
    },
  ],
})
