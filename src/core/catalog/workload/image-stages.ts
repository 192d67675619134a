import { inferred } from '../fact.ts'

/** Each FROM begins anew: of what stands above it only that is kept which a later step copies. */
export const imageStages = inferred('one FROM begins one stage', [
  'docker-multi-stage',
  'github prometheus-community/windows_exporter/issues/1391',
])
