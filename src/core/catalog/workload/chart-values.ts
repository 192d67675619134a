import { inferred, verified } from '../fact.ts'

/** What charts have in their values for Windows nodes. */
export const datadogChart = {
  /** Its cluster agent exists for Linux alone; a release for Windows joins that of another one. */
  clusterAgent: verified({ join: 'existingClusterAgent.join' } as const, [
    'datadog-chart README.md#L1192-L1216',
    'github DataDog/helm-charts/issues/574',
  ]),
  /** Options that it lists as unsupported on Windows. */
  notOnWindows: verified(
    [
      'agents.useHostNetwork',
      'datadog.dogstatsd.useHostPID',
      'datadog.dogstatsd.useSocketVolume',
      'datadog.processAgent.processCollection',
      'datadog.useHostPID',
    ],
    ['datadog-chart README.md#L1172-L1189'],
  ),
} as const

/** In this mode the chart for runners of GitHub adds a container of Linux, with rights and a socket that Windows does not have. */
export const runnerMode = verified({ mode: 'dind', image: 'docker:dind' } as const, [
  'github actions/actions-runner-controller/blob/2ee6b3b8e8d2781c2f2bd4f0033fbb436465c5c1/charts/gha-runner-scale-set/templates/_helpers.tpl#L113',
  'github actions/actions-runner-controller/blob/2ee6b3b8e8d2781c2f2bd4f0033fbb436465c5c1/charts/gha-runner-scale-set/templates/_helpers.tpl#L121-L122',
])

/** The driver for secrets leaves Windows nodes out unless each of these values of its chart is true. */
export const secretsStore = verified(
  {
    driver: 'secrets-store.csi.k8s.io',
    charts: {
      'secrets-store-csi-driver': ['windows.enabled'],
      // Its own one is for the provider, and the driver is a chart within it.
      'csi-secrets-store-provider-azure': [
        'windows.enabled',
        'secrets-store-csi-driver.windows.enabled',
      ],
    },
  } as const,
  [
    'secrets-store-chart values.yaml#L109-L110',
    'github Azure/secrets-store-csi-driver-provider-azure/blob/01a59595a1f966058b8127d0455acf7e965ac423/charts/csi-secrets-store-provider-azure/README.md',
  ],
)

/** Where charts keep the node selector of the jobs that they make, by what is in the names of their pods. */
export const selectorOfJobs = verified(
  {
    'ingress-nginx-admission': 'controller.admissionWebhooks.patch.nodeSelector',
    'kube-prometheus-admission': 'prometheusOperator.admissionWebhooks.patch.nodeSelector',
  } as const,
  [
    'github kubernetes/ingress-nginx/issues/7480',
    'github prometheus-community/helm-charts/issues/1426',
  ],
)

/** Charts whose jobs have a node selector of their own, which that of the chart's main pods does not reach; `through` is the last release that leaves it empty. */
export const jobsOfCharts = inferred(
  [
    {
      chart: 'ingress-nginx',
      own: 'controller.nodeSelector',
      jobs: 'controller.admissionWebhooks.patch.nodeSelector',
      switch: 'controller.admissionWebhooks.enabled',
      through: '3.35.0',
    },
    {
      chart: 'kube-prometheus-stack',
      own: 'prometheusOperator.nodeSelector',
      jobs: 'prometheusOperator.admissionWebhooks.patch.nodeSelector',
      switch: 'prometheusOperator.admissionWebhooks.enabled',
      through: undefined,
    },
  ] as const,
  [
    'github kubernetes/ingress-nginx/issues/7480',
    'github kubernetes/ingress-nginx/pull/7481',
    'github MicrosoftDocs/azure-docs/issues/64989',
    'github prometheus-community/helm-charts/issues/1426',
  ],
)
