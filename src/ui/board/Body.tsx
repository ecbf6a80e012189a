/** The filled shape of a piece; around it a light line, so that it stands out from a dark ground. */
export function Body({ outline }: { readonly outline: string }) {
  return (
    <>
      <path className="edge" d={outline} />
      <path className="body" d={outline} />
    </>
  );
}
