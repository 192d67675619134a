import './words.css'

/** Words in which a line does not end behind the dashes of a flag. */
export function Words({ children }: { readonly children: string }) {
  let at = 0
  return children.split(flag).map((part, i) => {
    at += part.length
    return i % 2 === 1 ? (
      <span key={at} className="flag">
        {part}
      </span>
    ) : (
      part
    )
  })
}

const flag = /(?<=^|[\s(“"'])(--[a-z][\w-]{1,34})/
