/** Lints on documents that limitations rely on, with what each reports. */
export const plannedLints = {
  'pod-field':
    'A manifest sets a field that Windows ignores or that the API server or kubelet refuses',
} as const
