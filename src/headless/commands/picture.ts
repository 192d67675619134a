import { picture as draw, pictureSvg } from '../../core/picture.ts'
import type { ScenarioCommand } from '../command.ts'
import { evaluationOf } from '../printed.ts'

export const picture: ScenarioCommand = {
  kind: 'scenario',
  id: 'picture',
  usage: 'FILE [--svg]',
  summary: 'the node part by part, as JSON or as a picture',
  options: ['svg'],
  start:
    ({ svg }) =>
    (input) => {
      const model = draw(evaluationOf(input))
      return { output: svg === true ? pictureSvg(model) : model }
    },
}
