import { imageStages } from '../../../catalog/workload/image-stages.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const imageStageUsed = defineLint({
  id: 'image-stage-used',
  on: 'setup',
  summary: 'Each stage of a Dockerfile is taken up by a later one',
  remediation: 'Build on one of the images, or name the stage and copy from it with COPY --from.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'image.unusedStage').map((one) =>
      faultAt(
        placeOf(one),
        'fails',
        `Nothing is copied from ${one.raw}, and a later FROM begins anew: the image has neither its files nor its ENTRYPOINT.`,
        imageStages,
      ),
    ),
})
