/** The seedling of Urvara: a stem between a leaf and a grain. */
function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" width="32" height="32" className={className}>
      <path
        d="M16 29V14"
        className="stroke-leaf-700"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M16 18C16 9.5 10 5.5 2.5 5.5 2.5 13.5 8 18 16 18Z" className="fill-leaf-600" />
      <path
        d="M16 14.500C16 8 21 3.5 29.5 3.5 29.5 10.5 24.5 14.5 16 14.500Z"
        className="fill-marigold-500"
      />
    </svg>
  );
}

/** The name of the product beside its mark. */
export function BrandName() {
  return (
    <span className="inline-flex items-center gap-2.5 text-subtitle leading-none font-bold tracking-tight text-leaf-800">
      <BrandMark />
      Urvara
    </span>
  );
}
