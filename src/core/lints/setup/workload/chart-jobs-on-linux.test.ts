import { testLint } from '../../../testing/test-lint.ts'
import { chartJobsOnLinux } from './chart-jobs-on-linux.ts'

const install = (more = '', label = String.raw`beta\.kubernetes\.io/os`) =>
  String.raw`helm install my-ingress ingress-nginx/ingress-nginx \
    --set controller.nodeSelector."${label}"=linux \
    --set defaultBackend.nodeSelector."${label}"=linux${more}
`
const jobs = String.raw` \
    --set controller.admissionWebhooks.patch.nodeSelector."kubernetes\.io/os"=linux`
const monitoring = (more = '') =>
  String.raw`helm upgrade --install mon prometheus-community/kube-prometheus-stack --set prometheusOperator.nodeSelector."kubernetes\.io/os"=linux${more}
`

testLint(chartJobsOnLinux, {
  valid: [
    { name: 'a selector for the jobs too', text: install(jobs) },
    { name: 'a release that keeps its jobs to Linux', text: install(' --version 4.0.1') },
    {
      name: 'a label of today and no release',
      text: install('', String.raw`kubernetes\.io/os`),
    },
    { name: 'values that are not seen', text: install(' -f values.yaml') },
    {
      name: 'no admission webhooks',
      text: install(' --set controller.admissionWebhooks.enabled=false'),
    },
    { name: 'no selector at all', text: 'helm install my-ingress ingress-nginx/ingress-nginx\n' },
    {
      name: 'another chart',
      text: install().replace('ingress-nginx/ingress-nginx', 'nginx-stable/nginx-ingress'),
    },
    {
      name: 'an operator whose jobs have a selector',
      text: monitoring(
        String.raw` --set prometheusOperator.admissionWebhooks.patch.nodeSelector."kubernetes\.io/os"=linux`,
      ),
    },
  ],
  invalid: [
    {
      name: 'jobs of an ingress controller',
      text: install(),
      messages: [/^ingress-nginx is kept to Linux nodes, and its admission jobs are not/],
      severity: 'warning',
    },
    {
      name: 'a release that leaves the selector empty',
      text: install(' --version 3.35.0', String.raw`kubernetes\.io/os`),
      messages: [/controller\.admissionWebhooks\.patch\.nodeSelector/],
    },
    {
      name: 'jobs of the operator of Prometheus',
      text: monitoring(),
      messages: [/prometheusOperator\.admissionWebhooks\.patch\.nodeSelector/],
    },
  ],
})
